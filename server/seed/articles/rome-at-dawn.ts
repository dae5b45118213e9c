import type { ArticleSeed } from "#server/seed/articles/article-seed.ts";

export const ROME_AT_DAWN_ARTICLE: ArticleSeed = {
  slug: "roma-alle-sei-del-mattino",
  category: "Destinations",
  title: "Roma alle sei del mattino, prima del traffico",
  excerpt:
    "Un itinerario di quaranta minuti, dal Gianicolo all'Appia Antica, con la capote aperta e le strade ancora vuote.",
  image: "/pictures/cities/rome-1200.webp",
  publishedOn: "2026-05-04",
  body: `
<p>A Roma ci sono due città. Una comincia alle sette e mezza, quando i lungotevere si riempiono e ogni incrocio diventa una trattativa. L'altra dura poco più di un'ora, appartiene ai fornai, ai tassisti e a chi ha messo la sveglia, ed è quella in cui vale la pena di avere una bella automobile. Questo è il giro che consigliamo ai nostri clienti: quindici chilometri, quaranta minuti senza fermarsi, due ore se si fa come si deve.</p>
<h2>Si parte dal Gianicolo</h2>
<p>Da Trastevere si sale per via Garibaldi, che è larga, ben asfaltata e ha tre tornanti veri. A metà c'è il Fontanone dell'Acqua Paola, del 1612: a quell'ora è illuminato dal sole basso e davanti non c'è nessuno. Si può accostare per qualche minuto sul lato del belvedere. Poi ancora su, fino al piazzale con la statua equestre, da cui si vedono in fila le cupole e, se la notte è stata limpida, i monti dietro Tivoli.</p>
<p>La discesa verso il fiume si fa in seconda, con il tetto aperto. È il tratto in cui un motore va tenuto basso di giri: sotto dormono un ospedale pediatrico e un carcere, e la buona educazione comincia dallo scarico.</p>
<h2>Il fiume e le terme</h2>
<p>Si prende il lungotevere verso sud. Prima delle sette i semafori sono quasi tutti in fase, e a cinquanta all'ora si arriva al Circo Massimo senza toccare il freno. Qui conviene fare mezzo giro in più, sul lato dell'Aventino: la strada sale appena e il Palatino sta tutto dall'altra parte, con i suoi archi ancora in ombra.</p>
<p>Da via delle Terme di Caracalla si vedono le mura più alte che l'antichità abbia lasciato in città: le terme furono aperte nel 216, e un bagno per migliaia di persone si guarda bene anche da una carreggiata. Al piazzale Numa Pompilio si tiene la destra e si entra in via di Porta San Sebastiano. È stretta, chiusa fra muri di ville, con l'edera che scende: duecento metri e Roma sparisce.</p>
<h2>L'Appia, ma con giudizio</h2>
<p>Si esce dalle Mura Aureliane sotto due torri. Oltre la porta comincia l'Appia Antica, e qui servono tre avvertenze, che ci sono costate qualche cerchio prima di impararle.</p>
<ul>
<li>La domenica e nei giorni festivi il primo tratto è chiuso alle auto private: si va in un giorno feriale.</li>
<li>Dopo la tomba di Cecilia Metella affiorano i basoli romani. Con una vettura bassa ci si ferma prima, e si prosegue a piedi.</li>
<li>I muri sono a filo di strada e i ciclisti arrivano presto. Trenta all'ora è già abbastanza.</li>
</ul>
<p>Parcheggiata la macchina al Cecilia Metella, si cammina per un chilometro fra i pini. Alle sette e un quarto la luce è orizzontale e si sentono soltanto le cornacchie. È il momento del caffè, che ci si è portati da casa, perché qui i bar aprono più tardi.</p>
<h2>Che cosa guidare</h2>
<p>Una scoperta, se il tempo lo permette. La Ferrari Roma Spider ha la capote in tela e si chiude in tredici secondi e mezzo quando il fresco diventa freddo; due valigie restano in albergo, due persone no. Chi preferisce stare seduto più in alto prenda una berlina: la Ghost, sul Gianicolo deserto, ha un suo perché.</p>
<p>Un'ultima cosa pratica. La zona a traffico limitato del centro storico si accende nei giorni feriali alle sei e mezza: questo giro le passa accanto e non la attraversa, ma per tornare in albergo può capitare di doverci entrare. Diccelo quando prenoti, e la targa sarà già in regola.</p>
`,
};
