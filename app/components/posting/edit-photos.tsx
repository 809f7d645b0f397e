import { MAX_JOB_IMAGES } from "~/domain/jobs/image-limits";
import type { Job } from "~/domain/jobs/job";
import { useTranslation } from "~/locales/use-translation";
import { DropZone } from "../photos/drop-zone";
import { Uploads } from "../photos/uploads";
import { ErrorSummary } from "../ui/error-summary";
import { Field } from "../ui/field";
import { EDIT_FORM } from "./edit-form";
import { EditPhoto } from "./edit-photo";
import { PhotoButton } from "./photo-button";

export function EditPhotos({ job, errors = [] }: { job: Job; errors?: string[] }) {
  const { t } = useTranslation("jobs");
  const left = MAX_JOB_IMAGES - job.image.length;
  return (
    <section className="grid gap-5" id="fotos" aria-labelledby="photos-title">
      <div className="grid gap-1">
        <h2 id="photos-title">{t("edit.photos")}</h2>
        <p className="text-ink-soft">{t("edit.photosText")}</p>
      </div>
      <ErrorSummary errors={errors.map((text) => ({ id: left > 0 ? "images" : "fotos", text }))} />
      <Uploads most={MAX_JOB_IMAGES}>
        {left === 0 ? (
          <p>{t("edit.photosFull")}</p>
        ) : (
          <>
            <Field
              id="images"
              name="images"
              label={t("edit.photoChoose")}
              hint={`${t("edit.photoChooseHint")}. ${t("edit.photosLeft", { count: left })}`}
              errors={errors}
            >
              {(control) => <DropZone {...control} form={EDIT_FORM} />}
            </Field>
            <PhotoButton
              job={job}
              intent="add-photos"
              className="button button-secondary justify-self-start js:hidden"
              data-adds=""
              data-pending-text={t("edit.photoPending")}
            >
              {t("edit.photoAdd")}
            </PhotoButton>
          </>
        )}
        <ol className="photo-tiles">
          {job.image.map((photo, index) => (
            <EditPhoto key={photo.id} job={job} photo={photo} index={index} />
          ))}
        </ol>
      </Uploads>
    </section>
  );
}
