import { ApiError, type FieldErrors } from "~/api/error";
import { filterFaults } from "~/api/field-messages";

export async function listOrFaults<T>(list: Promise<T>): Promise<{
  found: T | null;
  errors: FieldErrors;
  status: number;
}> {
  try {
    return { found: await list, errors: {}, status: 200 };
  } catch (error) {
    if (error instanceof ApiError && error.fields)
      return { found: null, errors: filterFaults(error.fields), status: 400 };
    throw error;
  }
}
