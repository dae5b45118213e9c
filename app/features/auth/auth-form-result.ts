/** The action result of a form of the sign-in pages. */
export interface AuthFormResult {
  /** The message above the form: the server's reason or the page's own text. */
  message: string | null;
  /** Validation messages by field name. */
  problems: Record<string, string>;
  /** Submitted values by field name, without passwords. */
  values: Record<string, string>;
  /** Set when the action succeeded and the page replaces the form. */
  done?: true;
}
