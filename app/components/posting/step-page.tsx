import type { ReactNode } from "react";
import { STEP_NAMES, toStep } from "~/domain/jobs/job-steps";
import type { FormField } from "~/forms/props";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import type { FieldError } from "../ui/error-summary";
import { FormErrors } from "../ui/form-errors";
import { PostForm } from "../ui/post-form";
import { Steps } from "../ui/steps";
import { StickyAction } from "../ui/sticky-action";

interface StepPageProps {
  step: 1 | 2 | 3 | 4;
  isChange?: boolean;
  heading: string;
  form: Parameters<typeof FormErrors>[0]["form"];
  fields: Record<string, FormField>;
  more?: FieldError[];
  files?: boolean;
  submit?: { text: string; pending?: string; intent?: string };
  back?: string;
  before?: ReactNode;
  children: ReactNode;
}

export function StepPage({
  step,
  isChange = false,
  heading,
  form,
  fields,
  more,
  files,
  submit,
  back = toStep(step - 1),
  before,
  children,
}: StepPageProps) {
  const { t } = useTranslation("posting");
  const intent = submit?.intent ?? "next";
  const steps = STEP_NAMES.map((name, at) => ({
    name: t(`steps.${name}`),
    intent: at + 1 < step ? toStep(at + 1) : undefined,
    done: at + 1 < step,
  }));
  return (
    <section className="page-width grid justify-items-center pt-6 sm:pt-10">
      <div className="grid w-full max-w-2xl gap-6">
        {/* Enter clicks the first button in tree order: make that this one, not one of the steps or photos. */}
        <button
          type="submit"
          form={form.id}
          name="intent"
          value={intent}
          className="visually-hidden"
          tabIndex={-1}
          aria-hidden="true"
        >
          {submit?.text ?? t("next")}
        </button>
        <Steps label={t("steps.label", { step })} steps={steps} current={step} form={form.id} />
        <h1>{heading}</h1>
        {before}
        <FormErrors form={form} fields={fields} more={more} />
        <PostForm form={form} encType={files ? "multipart/form-data" : undefined} className="grid gap-6">
          <Card className="grid gap-6 p-5 sm:p-7">{children}</Card>
          <p className="text-ink-soft">{t("saved")}</p>
          <StickyAction>
            <Button name="intent" value={intent} pendingText={submit?.pending}>
              {isChange ? t("saveChange") : (submit?.text ?? t("next"))}
            </Button>
            {step > 1 && !isChange && (
              <Button variant="quiet" name="intent" value={back} className="sticky-action-back">
                {t("back")}
              </Button>
            )}
          </StickyAction>
        </PostForm>
      </div>
    </section>
  );
}
