/** A city as the API answers it to those who keep it (B 3.7, design 5). */
export interface CityRow {
  id: string;
  name: string;
  slug: string;
  country: string;
  description: string | null;
  /** The page's own text by language. */
  descriptions: Record<string, string>;
  meta_title: string | null;
  meta_description: string | null;
  meta_keywords: string | null;
  image_url: string | null;
  active: boolean;
  time_zone: string;
  latitude: number | null;
  longitude: number | null;
  aliases: string[];
  search_position: number | null;
  search_name: string | null;
  has_page: boolean;
  /** ISO 8601. */
  created_at: string;
  version: number;
}
