import type { ArticleSeed } from "#server/seed/articles/article-seed.ts";

export const GRAN_TURISMO_OR_SUPERCAR_ARTICLE: ArticleSeed = {
  slug: "granturismo-o-supercar",
  category: "Cars",
  title: "Cosa cambia davvero fra una granturismo e una supercar",
  excerpt: "Seduta, bagagli, rumore, gradini del garage: guida alla scelta per chi parte in due.",
  publishedOn: "2026-04-22",
  body: `
<p>Ce lo chiedono quasi ogni giorno, di solito con due fotografie aperte sul telefono. Sono tutte e due belle, costano più o meno lo stesso al giorno, vanno forte uguale. Allora perché dovrei preferire l'una all'altra? La risposta breve è che una granturismo è fatta per arrivare e una supercar per guidare. Quella lunga sta in cinque cose che si possono misurare.</p>
<h2>Dove sta il motore</h2>
<p>In una granturismo il motore è davanti e i sedili stanno quasi al centro, fra le ruote. In una supercar è dietro le spalle, e chi guida siede molto avanti. Non è un dettaglio da ingegneri: nel primo caso si ha un lungo cofano che fa da misura, nel secondo la strada comincia subito sotto i piedi e la visibilità posteriore è quella di una feritoia. In città la differenza si sente alla prima retromarcia.</p>
<h2>I bagagli, in litri</h2>
<p>Una Bentley Continental GT dichiara 358 litri: due valigie rigide da stiva, in piedi, più le giacche appese dietro. Un'Aston Martin DB12 ne ha 262, e i due posti posteriori diventano il ripiano per le borse. Una Ferrari 296 GTB offre 201 litri sotto il cofano anteriore, una Lamborghini Huracán EVO cento: un bagaglio a mano e uno zaino morbido, scelti bene. Chi parte per una notte non se ne accorge. Chi parte per cinque, litiga.</p>
<h2>Il rumore dopo tre ore</h2>
<p>Per mezz'ora un dieci cilindri aspirato dietro la testa è la migliore colonna sonora che conosciamo. A centotrenta, dopo tre ore, diventa un terzo passeggero che non smette di parlare. Una granturismo moderna spegne metà dei cilindri, chiude le valvole di scarico e lascia parlare gli altri due. Se nel programma ci sono più di trecento chilometri di autostrada al giorno, noi consigliamo sempre la seconda.</p>
<h2>Rampe, dossi, marciapiedi</h2>
<p>È il capitolo che nessuno legge e che decide il viaggio. Una supercar ha una decina di centimetri sotto il muso. Quasi tutte hanno un sollevatore, che lo alza di quattro o cinque in pochi secondi e che va azionato prima, non durante. I garage del centro di Milano e di Genova hanno spesso rampe oltre il quindici per cento con lo spigolo vivo: prima di consegnare chiediamo l'indirizzo dell'albergo e, se la rampa non va, troviamo un'autorimessa che va. Con una granturismo il problema, semplicemente, non si pone.</p>
<h2>Salire e scendere</h2>
<p>Sembra una cosa da poco. Il sedile di una supercar sta a meno di quaranta centimetri da terra, oltre un longherone largo come un libro aperto. Si entra sedendosi, poi girando le gambe. In abito lungo si può fare, davanti a un teatro si preferirebbe di no. Una granturismo ha porte lunghe e soglie basse: pretende soltanto un posto largo in cui aprirle.</p>
<h2>Quindi?</h2>
<p>Se l'automobile è il viaggio, supercar: un passo alpino, una giornata sola, la stessa strada fatta due volte perché la prima non è bastata. Se l'automobile è il modo di arrivare, granturismo: la Costa Azzurra da Milano, una settimana in Toscana, un matrimonio a seicento chilometri. E se non sai decidere, fai come molti dei nostri clienti più affezionati: granturismo per la settimana, supercar il sabato. Le due consegne, in città, non si pagano.</p>
`,
};
