import type { Translated } from "#domain/words/text.ts";
import type { CATEGORY_FAQS_IT } from "./category-faqs.it.ts";

export const CATEGORY_FAQS_DE: Translated<typeof CATEGORY_FAQS_IT> = {
  questions: {
    sportive: [
      {
        question: "Wie alt muss man sein, um einen Sportwagen zu fahren?",
        answer: "Erforderlich ist {licence}. {age}",
      },
      { question: "Was kostet ein Sportwagen pro Tag?", answer: "{price}" },
      { question: "Wie hoch ist die Kaution für einen Sportwagen?", answer: "{deposit}" },
      {
        question: "Bekomme ich genau das gewählte Modell?",
        answer:
          "Ja. Die Buchung reserviert ein bestimmtes Fahrzeug dieses Modells für Ihren gesamten Zeitraum, und niemand sonst kann es buchen. Ein „oder ähnlich“ gibt es bei der Abholung nicht.",
      },
      { question: "Darf ich damit auf die Rennstrecke?", answer: "{track}" },
    ],
    cabrio: [
      {
        question: "Wie viel Gepäck passt bei offenem Verdeck hinein?",
        answer:
          "Das Kofferraumvolumen steht auf der Seite jedes Cabrios. Bei offenem Verdeck ist es kleiner: Für eine Woche zu zweit empfehlen sich weiche Taschen. Schreiben Sie uns in die Anmerkungen, wenn Sie Hartschalenkoffer haben: Wir sagen Ihnen sofort, ob sie passen.",
      },
      {
        question: "Und wenn das Wetter schlecht ist?",
        answer:
          "Jedes unserer Cabrios hat ein Verdeck, das für die Autobahn im Regen gemacht ist. Es bleibt bei dem Fahrzeug, das Sie gewählt haben; möchten Sie lieber den Termin ändern, antworten wir innerhalb von {promised}.",
      },
      { question: "Was kostet ein Cabrio pro Tag?", answer: "{price}" },
      { question: "Wie hoch ist die Kaution für ein Cabrio?", answer: "{deposit}" },
      { question: "Wer darf fahren?", answer: "Erforderlich ist {licence}. {age}" },
    ],
    suv: [
      { question: "Darf ich Grenzen überqueren?", answer: "{borders}" },
      {
        question: "Wie funktionieren die Inklusivkilometer?",
        answer:
          "Jeder SUV hat Inklusivkilometer pro Tag, die für die gesamte Miete zusammengezählt werden: Sie können auf einer Etappe viele und auf der nächsten wenige fahren. Auch der Preis für jeden Mehrkilometer steht vor der Anfrage fest.",
      },
      { question: "Was kostet ein SUV pro Tag?", answer: "{price}" },
      { question: "Wie hoch ist die Kaution für einen SUV?", answer: "{deposit}" },
      {
        question: "Welchen Führerschein brauche ich?",
        answer: "Klasse B genügt: Erforderlich ist {licence}. {age}",
      },
    ],
    berline: [
      {
        question: "Können Sie die Limousine zum Flughafen oder ins Büro bringen?",
        answer:
          "Ja. In der gewählten Stadt ist die Zustellung kostenlos: ins Hotel, nach Hause oder ins Büro. Für einen Flughafen außerhalb der Stadt kann ein Aufpreis anfallen, den Sie vor der Anfrage sehen. In der Anfrage geben Sie Adresse, Treffpunkt und Flug an.",
      },
      {
        question: "Kann ich einen Chauffeur dazubuchen?",
        answer:
          "Ja, zu jeder Limousine gibt es auf Wunsch einen privaten Chauffeur. Fragen Sie in den Anmerkungen danach: Sie erhalten den Preis innerhalb von {promised}, bevor Sie bestätigen.",
      },
      { question: "Was kostet eine Limousine pro Tag?", answer: "{price}" },
      { question: "Wie hoch ist die Kaution für eine Limousine?", answer: "{deposit}" },
      { question: "Welche Voraussetzungen gelten für Fahrer?", answer: "Erforderlich ist {licence}. {age}" },
    ],
    van: [
      {
        question: "Brauche ich einen besonderen Führerschein?",
        answer: "Nein: Für unsere Vans genügt Klasse B. Erforderlich ist {licence}. {age}",
      },
      {
        question: "Wie viele Personen und Koffer passen hinein?",
        answer:
          "Sitze und Kofferraumvolumen stehen auf der Seite jedes Vans. Wenn Sie voll besetzt und mit großem Gepäck reisen, schreiben Sie es in die Anmerkungen: Wir prüfen die Sitzanordnung vor der Zustellung.",
      },
      {
        question: "Haben Sie Kindersitze?",
        answer:
          "Ja, bei der Zustellung eingebaut. Nennen Sie uns in den Anmerkungen Anzahl, Alter und Größe der Kinder: Den Rest erledigen wir.",
      },
      { question: "Was kostet ein Van pro Tag?", answer: "{price}" },
      { question: "Wie hoch ist die Kaution für einen Van?", answer: "{deposit}" },
    ],
  },
  onEachPage: "Die Angabe steht neben dem Preis jedes Fahrzeugs, vor der Anfrage.",
  price: {
    unknown: "Der Preis für Ihren Zeitraum steht neben jedem Fahrzeug, vor der Anfrage.",
    ofAll:
      "Alle unsere Preise liegen zwischen {lowest} und {highest}\u00a0Euro pro Tag; der Gesamtpreis für Ihren Zeitraum steht neben jedem Fahrzeug, vor der Anfrage.",
    single: "{rate}\u00a0Euro, Vollkasko und Zustellung in der Stadt inbegriffen.",
    span: "Je nach Fahrzeug {lowest} bis {highest}\u00a0Euro, Vollkasko und Zustellung in der Stadt inbegriffen.",
  },
  deposit: {
    ofCategory: "Die Kaution beträgt je nach Fahrzeug {deposit}.",
    ofCategoryAndFleet:
      "Die Kaution beträgt {deposit}; in der ganzen Flotte beträgt sie je nach Fahrzeug {fleetDeposit}.",
    single: "{amount}\u00a0Euro",
    span: "zwischen {lowest} und {highest}\u00a0Euro",
    exact:
      "Der genaue Betrag steht neben dem Preis jedes Fahrzeugs, zusammen mit der Selbstbeteiligung. Die Kaution ist {held}.",
  },
  licence: {
    unknown: "ein Führerschein",
    single: "ein Führerschein, den Sie seit mindestens {years} Jahren besitzen",
    span: "ein Führerschein, den Sie je nach Fahrzeug seit mindestens {lowest} bis {highest} Jahren besitzen",
  },
  age: {
    single: "Das Mindestalter beträgt {age} Jahre am Tag der Abholung.",
    span: "Das Mindestalter beträgt {lowest} Jahre am Tag der Abholung, {highest} für einige Fahrzeuge: Es steht vor der Anfrage in den Bedingungen jedes Fahrzeugs.",
  },
  borders: {
    unknown: "Das hängt von der Route ab.",
    inCountry: "Wir sind {inCountry} tätig.",
    inCountries: "Ja, {countries} stehen Ihnen offen: {names}.",
    elsewhere:
      "Für andere Länder nennen Sie uns die Route in den Anmerkungen der Anfrage: Wir antworten vor der Bestätigung.",
  },
  track: {
    roadOnly: "Nein: Die Vollkasko gilt für die Straße.",
    events:
      "Für die Rennstrecke gibt es die Veranstaltungen der VIP-Community, mit eigenen Fahrzeugen und Instruktoren.",
  },
};
