import type { ArticleSeed } from "#server/seed/articles/article-seed.ts";

export const TRAVEL_WARDROBE_ARTICLE: ArticleSeed = {
  slug: "il-guardaroba-in-una-sola-borsa",
  category: "Lifestyle",
  title: "Il guardaroba da viaggio in una sola borsa",
  excerpt: "Quanto entra in un bagagliaio anteriore, misurato sul serio: tre giorni, due cene, una borsa a testa.",
  publishedOn: "2026-04-09",
  body: `
<p>Le case automobilistiche misurano i bagagliai versandoci dentro, idealmente, dei mattoncini. Il risultato è un numero in litri che non dice nulla a chi deve chiudere una valigia. Così un lunedì di febbraio abbiamo preso sei vetture, un metro, due bagagli a mano rigidi, tre borse morbide e una custodia per abiti, e abbiamo provato. Questo è ciò che abbiamo imparato.</p>
<h2>La regola della borsa morbida</h2>
<p>Un bagaglio a mano rigido da cabina misura 55 per 40 per 20 centimetri: sono 44 litri, ma soprattutto sono otto spigoli. Il vano anteriore di una 911 Carrera S ne dichiara 132 e ne accoglie due in verticale, uno accanto all'altro, e basta. Se al posto del secondo si mette una borsa di tela della stessa capacità, avanza lo spazio per le scarpe. In una Huracán EVO, cento litri, il rigido entra da solo e lascia intorno dei vuoti che soltanto la stoffa sa riempire. La conclusione è semplice: una borsa morbida a testa, mai più lunga di cinquantacinque centimetri.</p>
<h2>Tre giorni, due cene</h2>
<p>Che cosa ci si mette. L'elenco è quello di chi parte il venerdì pomeriggio e torna la domenica sera, con una cena informale e una no.</p>
<ul>
<li>Una giacca destrutturata, che si indossa in viaggio e non occupa posto.</li>
<li>Due camicie e una maglia di lana sottile, arrotolate e non piegate.</li>
<li>Un paio di pantaloni in più, in lana fredda: la sera si appendono nel vapore del bagno e il mattino sono stirati.</li>
<li>Un abito in maglia, che esce dalla borsa come ci è entrato.</li>
<li>Un solo paio di scarpe oltre a quelle ai piedi. È qui che si perdono i bagagliai.</li>
<li>Un astuccio con i liquidi, in piedi, contro la parete più lontana dal motore.</li>
</ul>
<p>Il totale, pesato, è di sei chili e mezzo. La borsa si chiude senza sedercisi sopra, e resta il posto per una bottiglia comprata lungo la strada, che al ritorno ci sarà.</p>
<h2>Scarpe per guidare, scarpe per scendere</h2>
<p>Una suola spessa ruba sensibilità ai pedali, una di cuoio scivola. Chi guida tenga in auto un paio di scarpe leggere, con la gomma sottile e il tallone arrotondato, e lasci quelle belle nel vano dietro i sedili: nelle due posti c'è sempre una mensola, poco profonda, che sembra fatta apposta. I tacchi alti, in una vettura bassa, si infilano sotto il tappetino: meglio cambiarsi all'arrivo.</p>
<h2>Quello che si può lasciare a noi</h2>
<p>L'abito lungo, lo smoking, gli sci, il passeggino. Se la tappa è una sola, un collega parte il giorno prima con un van e consegna tutto in camera, appeso. Si chiede al momento della prenotazione, e costa meno di quanto si pensi: molto meno di una seconda automobile, che è l'altra soluzione di chi non vuole rinunciare a niente.</p>
<h2>Il calore, che nessuno considera</h2>
<p>Nelle vetture a motore centrale il vano posteriore, quando c'è, scalda. Dopo due ore abbiamo misurato temperature da forno tiepido: va bene per i maglioni, non per il cioccolato, il rossetto o il computer. Quelli viaggiano davanti, oppure in braccio. Nelle scoperte, infine, la capote aperta si prende una parte del baule: su una Portofino M si passa da 292 litri a circa duecento. Si carica quindi con il tetto già ripiegato, per non avere sorprese al primo raggio di sole.</p>
`,
};
