import type { ReactNode } from "react";

export const metadata = { title: "Velluto", description: "Noleggio di auto di lusso" };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="it">
      <body>{children}</body>
    </html>
  );
}
