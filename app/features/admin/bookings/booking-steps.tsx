import type { BookingStatus } from "#domain/booking/states.ts";
import styles from "./booking-steps.module.css";

const STEPS: readonly { status: BookingStatus; label: string }[] = [
  { status: "requested", label: "Richiesta" },
  { status: "confirmed", label: "Confermata" },
  { status: "active", label: "In corso" },
  { status: "completed", label: "Conclusa" },
];

/** How far a rental has come; nothing for one that has left the way. */
export function BookingSteps({ status }: { status: BookingStatus }) {
  const reached = STEPS.findIndex((step) => step.status === status);
  if (reached < 0) return null;
  return (
    <ol className={styles.steps} aria-label="Avanzamento">
      {STEPS.map(({ status: step, label }, index) => (
        <li
          key={step}
          data-reached={index <= reached || undefined}
          aria-current={index === reached ? "step" : undefined}
        >
          {label}
        </li>
      ))}
    </ol>
  );
}
