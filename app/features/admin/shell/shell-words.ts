/** What the shell of the panel says in sentences. */
export const PANEL_SHELL_WORDS = {
  authenticatorNeeded:
    "Ti serve un'app di autenticazione sul telefono: si collega in un minuto, e da allora la password da sola non basta più a nessuno per entrare al posto tuo.",
  openFirst: (reference: string): string => `Apri ${reference}, che aspetta da più tempo`,
  late: (entries: number): string => ` ${entries} in ritardo`,
};
