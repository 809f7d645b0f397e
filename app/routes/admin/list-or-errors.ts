import { ApiError, type FieldErrors } from "~/api/error";
import { filterErrors } from "~/api/field-messages";

export async function listOrErrors<T>(list: Promise<T>): Promise<{
  found: T | null;
  errors: FieldErrors;
  status: number;
}> {
  try {
    return { found: await list, errors: {}, status: 200 };
  } catch (error) {
    if (error instanceof ApiError && error.fields)
      return { found: null, errors: filterErrors(error.fields), status: 400 };
    throw error;
  }
}
