/** What a sign-in page's form was answered with. */
export interface AuthFormResult {
  /** What to say about the whole: the server's reason, or the page's own words. */
  message: string | null;
  /** By field. */
  problems: Record<string, string>;
  /** What was typed, without passwords. */
  values: Record<string, string>;
  /** It was done, and the page has more to say than the form. */
  done?: true;
}
