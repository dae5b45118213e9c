import { classNames } from "#app/ui/class-names.ts";
import styles from "./error-summary.module.css";

export interface FormProblem {
  /** The field's name, which is also its id; "" when no one field is to blame. */
  path: string;
  message: string;
}

interface ErrorSummaryProps {
  title: string;
  problems: readonly FormProblem[];
  /** Where the form's own address leads. */
  id?: string;
  className?: string | undefined;
}

/** What is wrong with one field; undefined when nothing is. */
export const findProblem = (problems: readonly FormProblem[], field: string): string | undefined =>
  problems.find(({ path }) => path === field)?.message;

/** The problems in the order in which the form asks for its fields; those of no field of it come first. */
export function sortByFieldOrder(fields: readonly string[], problems: readonly FormProblem[]): FormProblem[] {
  return problems.toSorted((one, other) => fields.indexOf(one.path) - fields.indexOf(other.path));
}

/** What is wrong with a form, at its head: takes the keyboard there, and each line leads to its field. */
export function ErrorSummary({ title, problems, id, className }: ErrorSummaryProps) {
  return (
    // biome-ignore lint/a11y/noAutofocus: the page comes back whole, and this is what has changed
    <div id={id} className={classNames(styles.root, className)} role="alert" tabIndex={-1} autoFocus>
      <p>{title}</p>
      {problems.length > 0 && (
        <ul>
          {problems.map(({ path, message }) => (
            <li key={path}>{path ? <a href={`#${path}`}>{message}</a> : message}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
