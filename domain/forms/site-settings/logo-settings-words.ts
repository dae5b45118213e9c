/** Labels of the logos in form and audit log. */
export const LOGO_SETTING_WORDS = { logo: "Logo per i fondi chiari", logo_on_dark: "Logo per i fondi scuri" } as const;
