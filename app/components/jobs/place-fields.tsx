import { MAX_DISTANCE_KM } from "~/domain/jobs/distance";
import { useTranslation } from "~/locales/use-translation";
import { Field } from "../ui/field";
import { Input } from "../ui/input";
import { NumberWithRange } from "./number-with-range";

interface PlaceFieldsProps {
  zipcode: string;
  distance: string;
  errors: { zipcode?: string[]; distance?: string[] };
}

export function PlaceFields({ zipcode, distance, errors }: PlaceFieldsProps) {
  const { t } = useTranslation("jobs");
  return (
    <>
      <Field
        id="zipcode"
        name="zipcode"
        label={t("browse.zipcode")}
        hint={t("browse.zipcodeHint")}
        errors={errors.zipcode}
      >
        {(control) => (
          <Input
            {...control}
            defaultValue={zipcode}
            pattern="\s*\d{4}\s*([A-Za-z]\s*[A-Za-z])?\s*"
            autoComplete="postal-code"
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
      </Field>
      <NumberWithRange
        id="distance"
        label={t("browse.distance")}
        hint={t("browse.distanceHint")}
        errors={errors.distance}
        after={t("browse.km")}
        min={1}
        max={MAX_DISTANCE_KM}
        step={1}
        value={distance}
      />
    </>
  );
}
