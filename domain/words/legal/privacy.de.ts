import type { Translated } from "#domain/words/text.ts";
import type { PRIVACY_IT } from "./privacy.it.ts";

export const PRIVACY_DE: Translated<typeof PRIVACY_IT> = {
  controller: {
    title: "Wer Ihre Daten verarbeitet",
    lead: "Verantwortlich für die Verarbeitung ist:",
  },
  data: {
    title: "Welche Daten und warum",
    carRequest:
      "<b>Anfrage eines Fahrzeugs:</b> Name, E-Mail, Telefon, Städte, Tage und Uhrzeiten, Geburtsdatum und Ausstellungsdatum des Führerscheins der fahrenden Person sowie gegebenenfalls Ihre Anmerkung. Wir brauchen sie, um das Fahrzeug für Sie freizuhalten, zu prüfen, ob Sie es fahren dürfen, und den Vertrag zu schließen (Art. 6 Abs. 1 lit. b der Verordnung (EU) 2016/679).",
    waitingList:
      "<b>Warteliste:</b> Name, E-Mail, Zeitraum und Orte. Wir brauchen sie, um Ihnen zu schreiben, wenn das Fahrzeug frei wird (Art. 6 Abs. 1 lit. b).",
    forms: "<b>{services}:</b> Name, E-Mail, Telefon, {asked}. {use} (Art. 6 Abs. 1 lit. b).",
    askedDetails: "Nachricht und was Sie anfragen ({details})",
    askedSubject: "Nachricht und Betreff",
    details: {
      legs: "Strecken und Passagiere",
      date: "Datum",
      event: "Veranstaltung",
    },
    useForQuote: "Wir brauchen sie, um zu antworten und ein Angebot zu erstellen",
    useForReply: "Wir brauchen sie, um zu antworten",
    invoices:
      "<b>Rechnungen und Unterlagen einer Miete:</b> Wir bewahren sie auf, weil das Gesetz es verlangt (Art. 6 Abs. 1 lit. c).",
    address:
      "<b>IP-Adresse:</b> Sie bleibt eine Minute im Speicher des Programms, wenn Sie ein Formular senden oder die Verfügbarkeit abfragen, um massenhafte Anfragen zu verhindern (Art. 6 Abs. 1 lit. f). Wer sich mit einem Konto anmeldet, hinterlässt sie in der eigenen Sitzung, solange diese dauert; eine Anmeldung und eine aus Sicherheitsgründen abgelehnte Anfrage hinterlassen sie im Sicherheitsprotokoll des Servers. Über die Seiten, die Sie lesen, wird nichts aufgezeichnet.",
  },
  storage: {
    title: "Cookies und Browserspeicher",
    session: {
      label: "Anmeldesitzung, nur für Mitarbeitende",
      value: "Technisches Cookie, 7 Tage",
    },
    device: {
      label: "Erkanntes Gerät, nur bei Anmeldung",
      value: "Technisches Cookie, 180 Tage",
    },
    sidebar: {
      label: "Seitenleiste der Verwaltung, nur für Mitarbeitende",
      value: "Technisches Cookie, 7 Tage",
    },
    search: {
      label: "Letzte Suche: Orte, Tage und Uhrzeiten",
      value: "In Ihrem Browser, bis Sie erneut suchen",
    },
    favourites: {
      label: "Favoriten",
      value: "In Ihrem Browser, bis Sie sie entfernen",
    },
    theme: {
      label: "Darstellung der Seite, Tag oder Nacht",
      value: "In Ihrem Browser, bis Sie „Automatisch“ wählen",
    },
    scroll: {
      label: "Leseposition, um zurückzukehren",
      value: "In Ihrem Browser, bis Sie den Tab schließen",
    },
  },
  recipientsTitle: "Wer sie sonst noch sieht",
  retention: {
    title: "Wie lange",
    requests: "Anfragen und Angebote ({services})",
    monthsFromUpdate: { one: "{count} Monat ab der letzten Änderung", other: "{count} Monate ab der letzten Änderung" },
    bookings: "Abgelaufene, stornierte oder abgelehnte Buchungen",
    waitingList: "Plätze auf der Warteliste",
    monthsFromWait: {
      one: "{count} Monat ab dem Ende der Wartezeit",
      other: "{count} Monate ab dem Ende der Wartezeit",
    },
    rentals: "Mieten",
    yearsFromReturn: {
      one: "{count} Jahr ab der Rückgabe (Art. 2220 des italienischen Zivilgesetzbuchs)",
      other: "{count} Jahre ab der Rückgabe (Art. 2220 des italienischen Zivilgesetzbuchs)",
    },
    queuedMails: "E-Mails in der Versandwarteschlange",
    queuedMailsTime: "24 Stunden nach der Zustellung",
    pictures: "Fotos vom Zustand des Fahrzeugs, nur für Mitarbeitende sichtbar",
    monthsFromRecord: { one: "{count} Monat ab dem Protokoll", other: "{count} Monate ab dem Protokoll" },
    messages: "Nachrichten auf der Seite einer Buchung",
    monthsFromReturn: { one: "{count} Monat ab der Rückgabe", other: "{count} Monate ab der Rückgabe" },
    accounts: "Konten ohne Aufgabe",
    monthsFromChange: { one: "{count} Monat ab der letzten Änderung", other: "{count} Monate ab der letzten Änderung" },
    mailFiles: "In Dateien geschriebene E-Mails, wo ein Mailserver fehlt",
    days: { one: "{count} Tag", other: "{count} Tage" },
    reviews: "Bewertungen",
    reviewsTime: "So lange wie die Miete, oder bis Sie um Entfernung bitten",
    fingerprint: "Digitaler Fingerabdruck der Verbindung, aus der eine Anfrage kommt",
    fingerprintTime: "Solange die Anfrage wartet",
    alerts: "Warnungen bei zu vielen Anfragen",
  },
  link: {
    title: "Ihr privater Link",
    text: {
      one: "Wer ein Fahrzeug anfragt, erhält per E-Mail einen Link zur eigenen Buchung. Wer ihn besitzt, sieht die Buchung und kann sie stornieren: Leiten Sie ihn nicht an Unbefugte weiter. Er erlischt {count} Monat nach der Rückgabe; wenn wir Ihre E-Mail-Adresse korrigieren, erhalten Sie einen neuen, und der alte ist ungültig. Die Seite ist für Suchmaschinen nicht sichtbar, und wir bewahren nicht den Link auf, sondern nur den digitalen Fingerabdruck, an dem er zu erkennen ist.",
      other:
        "Wer ein Fahrzeug anfragt, erhält per E-Mail einen Link zur eigenen Buchung. Wer ihn besitzt, sieht die Buchung und kann sie stornieren: Leiten Sie ihn nicht an Unbefugte weiter. Er erlischt {count} Monate nach der Rückgabe; wenn wir Ihre E-Mail-Adresse korrigieren, erhalten Sie einen neuen, und der alte ist ungültig. Die Seite ist für Suchmaschinen nicht sichtbar, und wir bewahren nicht den Link auf, sondern nur den digitalen Fingerabdruck, an dem er zu erkennen ist.",
    },
  },
  rights: {
    title: "Ihre Rechte",
    text: "Sie können jederzeit verlangen, Ihre Daten einzusehen, eine Kopie zu erhalten, sie berichtigen, löschen oder ihre Nutzung einschränken zu lassen, und der Verarbeitung widersprechen. Schreiben Sie an <email>{email}</email> mit der Nummer der Anfrage: Wir antworten innerhalb eines Monats, meist am selben Tag.",
  },
  paragraphs: {
    summary:
      "Wir fragen nur das Nötige ab, bewahren es so lange auf, wie hier steht, und verkaufen es niemandem. Keine Tracking-Cookies.",
    collection: "Wir erheben nur, was Sie in ein Formular schreiben, und nur, um Ihnen zu antworten.",
    no_profiling:
      "Auf der Website fragen wir keine Zahlungsdaten ab, erstellen keine Profile, und keine Entscheidung trifft eine Maschine: Jede Anfrage beantwortet ein Mensch.",
    cookies:
      "Bei Besuchern der Website setzen wir keine Cookies. Deshalb gibt es keinen Hinweis, den Sie schließen müssten.",
    favourites:
      "Die <favourites>Favoriten</favourites> bleiben in Ihrem Browser: Um sie zu zeigen, fragt die Seite unseren Server nach diesen Fahrzeugen, ohne zu sagen, wer sie sich gemerkt hat.",
    recipients:
      "Unsere Mitarbeitenden, die Anfragen beantworten, und die Dienstleister, die die Website betreiben und E-Mails zustellen, als Auftragsverarbeiter verpflichtet. {partners}Wir verkaufen keine Daten und geben sie nicht an Werbetreibende.",
    third_parties:
      "Die Seiten enthalten keine Messwerkzeuge, Schriften, Karten oder eingebettete Inhalte anderer Websites; liegt das Foto eines Fahrzeugs anderswo, ruft Ihr Browser es dort ab. Der Link zu WhatsApp führt zu einem Dienst von Meta mit eigenen Regeln: Sie öffnen ihn nur, wenn Sie es möchten.",
    deletion: "Das Programm löscht täglich von selbst alle Daten, deren Frist abgelaufen ist.",
    authority:
      "Wenn Sie meinen, dass etwas nicht stimmt, können Sie sich an die italienische Datenschutzbehörde wenden, <authority>garanteprivacy.it</authority>.",
  },
  partners: {
    both: "Bei einem Flug oder Erlebnis erhalten die ausführenden Partner die nötigen Daten, nachdem Sie das Angebot angenommen haben. ",
    jets: "Bei einem Flug erhalten die ausführenden Partner die nötigen Daten, nachdem Sie das Angebot angenommen haben. ",
    experiences:
      "Bei einem Erlebnis erhalten die ausführenden Partner die nötigen Daten, nachdem Sie das Angebot angenommen haben. ",
  },
};
