import { ApiError, type FieldErrors } from "~/api/error";
import { filterErrors } from "~/api/field-messages";

export async function listOrErrors<T>(list: Promise<T>): Promise<{
  list: T | null;
  errors: FieldErrors;
  status: number;
}> {
  try {
    return { list: await list, errors: {}, status: 200 };
  } catch (error) {
    if (error instanceof ApiError && error.fields)
      return { list: null, errors: filterErrors(error.fields), status: 400 };
    throw error;
  }
}
