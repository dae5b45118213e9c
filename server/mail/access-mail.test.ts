import { expect, test } from "vitest";
import { type AccessMail, accessEmail } from "#server/mail/access-mail.ts";
import { TEST_SITE } from "#test/site.ts";

const parts = {
  user: { email: "ada@prova.example", name: "Ada" },
  site: TEST_SITE,
  siteUrl: "https://velluto.example",
};

// Rule: product.md#sign-up
// Rule: product.md#site-address
test.each<[AccessMail, string, string]>([
  [
    { kind: "verify-address", token: "a.b-c" },
    "Verifica la tua e-mail per Velluto",
    "https://velluto.example/auth/verifica?token=a.b-c",
  ],
  [{ kind: "already-registered" }, "Hai già un account Velluto", "https://velluto.example/auth/login"],
  [
    { kind: "reset-password", token: "abc" },
    "Scegli una nuova password per Velluto",
    "https://velluto.example/auth/reimposta?token=abc",
  ],
  [
    { kind: "password-changed" },
    "La password del tuo account Velluto è cambiata",
    "https://velluto.example/auth/password-dimenticata",
  ],
])("%j links to our own page", (about, subject, link) => {
  const mail = accessEmail(about, parts);
  expect(mail).toMatchObject({ to: "ada@prova.example", subject });
  // Greets by name only a user who has set a password by our mail: in all other cases somebody else may have typed the name.
  expect(mail.text).toContain(about.kind === "password-changed" ? "Gentile Ada," : "Buongiorno,");
  expect(mail.text.includes("Ada")).toBe(about.kind === "password-changed");
  expect(mail.text).toContain(`\n${link}\n`);
  expect(mail.html).toContain(`href="${link}"`);
  expect(`${mail.text}${mail.html}`).not.toContain("/api/");
});

test("a name may be missing, and is escaped wherever it appears", () => {
  const about = { kind: "password-changed" } as const;
  expect(accessEmail(about, { ...parts, user: { ...parts.user, name: "" } }).text).toContain("Buongiorno,");
  const { html } = accessEmail(about, { ...parts, user: { ...parts.user, name: "<b>Ada</b>" } });
  expect(html).toContain("&lt;b&gt;Ada");
});

// Rule: product.md#site-configuration "What is empty"
test("a mail signs with the name alone if the company has no word under its mark", () => {
  const site = { ...TEST_SITE, name: "Aurelia Motori", markLine: "" };
  const mail = accessEmail({ kind: "already-registered" }, { ...parts, site });
  expect(mail.text).toContain("\nAurelia Motori\n");
  expect(mail.html).toContain("Aurelia Motori, Via della Seta 10");
  expect(`${mail.text}${mail.html}`).not.toContain("Booking");
});
