import type { ReactNode } from "react";
import { useSite } from "#app/ui/site.tsx";
import styles from "./paper.module.css";

/** A page that prints as a sheet of the company: its head on paper alone, and none of the site around it. What is only pressed carries `paper.leftOut`. */
export function Paper({ className, children }: { className: string | undefined; children: ReactNode }) {
  const { name, markLine, phone, email, address } = useSite();
  return (
    <div className={`${styles.sheet} ${className}`}>
      <div className={styles.head}>
        <p className={styles.mark}>
          <b>{name}</b>
          <span>{markLine}</span>
        </p>
        <p className={styles.reach}>
          {phone}, {email}
          <br />
          {address.street}, {address.postalCode} {address.city}
        </p>
      </div>
      {children}
    </div>
  );
}
