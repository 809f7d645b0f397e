import type { MaskedTaxData } from "~/domain/accounts/tax-data";
import type { Reply } from "~/forms/read-form";

interface TaxOwner {
  id: number | null;
  name: string;
  zipcode: string | null;
  city: string | null;
  business: { company: string; kvk: string; vat: string; address: string } | null;
}

export interface TaxFormProps {
  tax: MaskedTaxData;
  owner: TaxOwner;
  result?: Reply;
}
