/** A brand as the API answers it to those who keep it (B 3.6). */
export interface BrandRow {
  id: string;
  name: string;
  slug: string;
  description: string | null;
  meta_title: string | null;
  meta_description: string | null;
  meta_keywords: string | null;
  logo_url: string | null;
  active: boolean;
  /** ISO 8601. */
  created_at: string;
  version: number;
}
