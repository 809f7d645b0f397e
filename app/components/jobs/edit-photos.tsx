import { MAX_JOB_IMAGES } from "~/domain/image-limits";
import type { Job } from "~/domain/job";
import { useTranslation } from "~/locales/use-translation";
import { ErrorSummary } from "../ui/error-summary";
import { Field } from "../ui/field";
import { FileInput, IMAGE_FILES } from "../ui/file-input";
import { EDIT_FORM } from "./edit-form";
import { EditPhoto } from "./edit-photo";
import { PhotoButton } from "./photo-button";

export function EditPhotos({ job, errors = [] }: { job: Job; errors?: string[] }) {
  const { t } = useTranslation(["jobs", "posting"]);
  const left = MAX_JOB_IMAGES - job.image.length;
  return (
    <section className="grid gap-5" id="fotos" aria-labelledby="photos-title">
      <div className="grid gap-1">
        <h2 id="photos-title">{t("edit.photos")}</h2>
        <p className="text-ink-soft">{t("edit.photosText")}</p>
      </div>
      <ErrorSummary errors={errors.map((text) => ({ id: left > 0 ? "images" : "fotos", text }))} />
      {job.image.length > 0 && (
        <ol className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {job.image.map((photo, index) => (
            <EditPhoto key={photo.id} job={job} photo={photo} index={index} />
          ))}
        </ol>
      )}
      {left === 0 ? (
        <p>{t("edit.photosFull")}</p>
      ) : (
        <div className="grid gap-4">
          <Field
            id="images"
            name="images"
            label={t("edit.photoChoose")}
            hint={`${t("edit.photoChooseHint")}. ${t("edit.photosLeft", { count: left })}`}
            errors={errors}
          >
            {(control) => (
              <FileInput
                {...control}
                {...IMAGE_FILES}
                form={EDIT_FORM}
                multiple
                data-sends="images-add"
                data-too-large={t("posting:details.photosTooLarge")}
              />
            )}
          </Field>
          <PhotoButton
            job={job}
            id="images-add"
            intent="add-photos"
            className="button button-secondary justify-self-start js:hidden"
            data-pending-text={t("edit.photoPending")}
          >
            {t("edit.photoAdd")}
          </PhotoButton>
        </div>
      )}
    </section>
  );
}
