import type { SeedTranslation } from "./seed-translation.ts";

/** The articles in English by slug and field; they do not exist in the other languages. */
export const ARTICLE_TEXTS: Readonly<Record<string, Readonly<Record<"title" | "excerpt" | "body", SeedTranslation>>>> =
  {
    "roma-alle-sei-del-mattino": {
      title: { en: "Rome at six in the morning, before the traffic" },
      excerpt: {
        en: "A forty-minute route from the Janiculum to the Appian Way, with the roof down and the streets still empty.",
      },
      body: {
        en: `<p>There are two cities in Rome. One begins at half past seven, when the roads along the river fill up and every junction becomes a negotiation. The other lasts little more than an hour and belongs to bakers, taxi drivers and early risers; it is the one in which a beautiful car is worth having. This is the drive we recommend to our clients: fifteen kilometres, forty minutes without stopping, two hours if you do it properly.</p>
<h2>Start from the Janiculum</h2>
<p>From Trastevere you climb Via Garibaldi, which is wide, well surfaced and has three real hairpins. Halfway up stands the Fontanone dell'Acqua Paola, from 1612: at that hour the low sun lights it and there is nobody in front of it. You can pull over for a few minutes on the viewpoint side. Then on up to the square with the equestrian statue, from which you see the domes in a row and, if the night was clear, the hills behind Tivoli.</p>
<p>Take the descent to the river in second gear, with the roof down. On this stretch the engine should be kept at low revs: a children's hospital and a prison are asleep below, and good manners begin at the exhaust.</p>
<h2>The river and the baths</h2>
<p>Follow the river south. Before seven the traffic lights are nearly all in phase, and at fifty you reach the Circus Maximus without touching the brake. Here an extra half lap is worth it, on the Aventine side: the road rises just a little and the Palatine lies opposite, its arches still in shadow.</p>
<p>From Via delle Terme di Caracalla you see the tallest walls that antiquity has left the city: the baths opened in 216, and baths for thousands of people look well even from the carriageway. At Piazzale Numa Pompilio keep right and enter Via di Porta San Sebastiano. It is narrow, closed in by the walls of villas, with ivy hanging down: two hundred metres, and Rome disappears.</p>
<h2>The Appian Way, with judgement</h2>
<p>You leave the Aurelian Walls beneath two towers. Beyond the gate the Appia Antica begins, and here three warnings are in order; they cost us a few wheels before we learned them.</p>
<ul>
<li>On Sundays and public holidays the first stretch is closed to private cars: go on a weekday.</li>
<li>After the tomb of Cecilia Metella the Roman paving stones come to the surface. With a low car, stop before you reach them and go on foot.</li>
<li>The walls stand at the very edge of the road and cyclists arrive early. Thirty is quite enough.</li>
</ul>
<p>Once the car is parked at Cecilia Metella, walk for a kilometre among the pines. At a quarter past seven the light is horizontal and all you hear is the crows. It is the moment for coffee, which you have brought with you, because the bars here open later.</p>
<h2>What to drive</h2>
<p>An open car, if the weather allows. The Ferrari Roma Spider has a fabric roof that closes in thirteen and a half seconds when cool turns to cold; the two suitcases stay at the hotel, the two people do not. Those who prefer to sit higher should take a saloon: the Ghost, on the deserted Janiculum, has a charm of its own.</p>
<p>One last practical note. The limited-traffic zone of the historic centre switches on at half past six on weekdays: this drive passes beside it without crossing it, but you may have to enter it to return to your hotel. Tell us when you book, and the number plate will already be in order.</p>`,
      },
    },
    "granturismo-o-supercar": {
      title: { en: "What really separates a grand tourer from a supercar" },
      excerpt: { en: "Seats, luggage, noise, garage ramps: a guide for two people about to choose." },
      body: {
        en: `<p>We are asked almost every day, usually with two photographs open on a phone. Both are beautiful, they cost much the same per day, they are equally fast. So why choose one over the other? The short answer is that a grand tourer is made for arriving and a supercar for driving. The long one lies in five things that can be measured.</p>
<h2>Where the engine is</h2>
<p>In a grand tourer the engine is in front and the seats are nearly in the middle, between the wheels. In a supercar it is behind your shoulders, and the driver sits well forward. This is no mere engineer's detail: in the first case a long bonnet serves as your ruler; in the second the road begins right under your feet and the view to the rear is that of an arrow slit. In town you feel the difference the first time you reverse.</p>
<h2>Luggage, in litres</h2>
<p>A Bentley Continental GT declares 358 litres: two hard suitcases for the hold, upright, plus the jackets hung behind. An Aston Martin DB12 has 262, and its two rear seats become a shelf for bags. A Ferrari 296 GTB offers 201 litres under the front lid, a Lamborghini Huracán EVO one hundred: one cabin bag and one soft rucksack, carefully chosen. Those going away for one night do not notice. Those going for five argue.</p>
<h2>The noise after three hours</h2>
<p>For half an hour, a naturally aspirated ten-cylinder behind your head is the best soundtrack we know. At a hundred and thirty, after three hours, it becomes a third passenger who won't stop talking. A modern grand tourer switches off half its cylinders, closes the exhaust valves and lets the other two speak. If your plans include more than three hundred kilometres of motorway a day, we always recommend the grand tourer.</p>
<h2>Ramps, bumps, kerbs</h2>
<p>This is the chapter that nobody reads and that decides the journey. A supercar has some ten centimetres beneath its nose. Nearly all have a lift that raises it by four or five in a few seconds, to be used before the bump, not during. Garages in the centres of Milan and Genoa often have ramps steeper than fifteen per cent with a sharp edge: before delivery we ask for your hotel's address and, if its ramp won't do, we find a garage whose ramp will. With a grand tourer the question simply does not arise.</p>
<h2>Getting in and out</h2>
<p>It seems a small thing. A supercar's seat is less than forty centimetres from the ground, beyond a sill as wide as an open book. You sit down first, then swing your legs in. In a long dress it can be done; in front of a theatre you would rather not. A grand tourer has long doors and low sills: all it demands is a wide space in which to open them.</p>
<h2>So?</h2>
<p>If the car is the journey, a supercar: an Alpine pass, a single day, the same road twice because once was not enough. If the car is the way to arrive, a grand tourer: the Côte d'Azur from Milan, a week in Tuscany, a wedding six hundred kilometres away. And if you cannot decide, do as many of our most loyal clients do: a grand tourer for the week, a supercar on Saturday. In town, neither delivery costs anything.</p>`,
      },
    },
    "il-guardaroba-in-una-sola-borsa": {
      title: { en: "A travel wardrobe in a single bag" },
      excerpt: { en: "How much fits in a front boot, properly measured: three days, two dinners, one bag each." },
      body: {
        en: `<p>Carmakers measure boots by filling them, notionally, with small bricks. The result is a number of litres that says nothing to someone trying to close a suitcase. So one Monday in February we took six cars, a tape measure, two hard cabin cases, three soft bags and a garment bag, and we tried. This is what we learned.</p>
<h2>The rule of the soft bag</h2>
<p>A hard cabin case measures 55 by 40 by 20 centimetres: that is 44 litres, but above all it is eight corners. The front boot of a 911 Carrera S declares 132 and takes two of them upright, side by side, and no more. Replace the second with a canvas bag of the same capacity, and there is room left for shoes. In a Huracán EVO, one hundred litres, the hard case goes in alone and leaves gaps around it that only fabric can fill. The conclusion is simple: one soft bag each, never longer than fifty-five centimetres.</p>
<h2>Three days, two dinners</h2>
<p>What goes in it. This is the list for leaving on Friday afternoon and returning on Sunday evening, with one informal dinner and one that isn't.</p>
<ul>
<li>An unstructured jacket, which you wear on the way and which takes up no room.</li>
<li>Two shirts and a fine wool jumper, rolled and not folded.</li>
<li>One extra pair of trousers in cool wool: hang them in a steamy bathroom at night, and by morning they are pressed.</li>
<li>A knitted dress, which comes out of the bag as it went in.</li>
<li>A single pair of shoes besides those on your feet. This is where the battle for the boot is lost.</li>
<li>A case for liquids, upright, against the wall farthest from the engine.</li>
</ul>
<p>The total, on the scales, is six and a half kilos. The bag closes without your having to sit on it, and there is room for a bottle bought along the way, as there will be on the way back.</p>
<h2>Shoes to drive in, shoes to step out in</h2>
<p>A thick sole robs the pedals of feeling, a leather one slips. Drivers should have a pair of light shoes in the car, with thin rubber and a rounded heel, and leave the fine ones in the space behind the seats: two-seaters always have a shallow shelf there that seems made for them. High heels, in a low car, slide under the mat: better to change on arrival.</p>
<h2>What you can leave to us</h2>
<p>The evening dress, the dinner jacket, the skis, the pushchair. If there is only one stop, a colleague leaves the day before with a van and delivers everything to your room, on hangers. Ask when you book; it costs less than you might think, and far less than a second car, which is the other solution for those who will not do without.</p>
<h2>The heat nobody thinks of</h2>
<p>In mid-engined cars the rear compartment, where there is one, gets warm. After two hours we measured the temperatures of a gentle oven: fine for jumpers, not for chocolate, lipstick or a laptop. Those travel in front, or on your knees. In open cars, finally, the folded roof takes up part of the boot: on a Portofino M you go from 292 litres to about two hundred. So load with the roof already down, to avoid surprises at the first ray of sun.</p>`,
      },
    },
    "la-primavera-dell-automobile": {
      title: { en: "Villa d'Este, Monaco, Brescia: a season for the diary" },
      excerpt: {
        en: "Three dates in May and June: how to get there, where to leave the car, and when it is better not to bring it.",
      },
      body: {
        en: `<p>Between mid-May and mid-June, those who love cars have more invitations than weekends. Three dates, a few hours' drive from one another, are enough to fill the season. We have followed them for years from the least photographed side, that of the people with the keys: these are the things worth knowing beforehand.</p>
<h2>Cernobbio, the Concorso d'Eleganza</h2>
<p>The first edition was in 1929, when coachbuilders presented their new models on the shore of Lake Como. Today there are some fifty cars, nearly all pre-war or from the golden years, and they parade before the terrace of Villa d'Este. Saturday is by invitation; on Sunday the public enters Villa Erba, a few minutes' walk away, with a ticket.</p>
<p>Via Regina, which runs along the western shore, is one long queue in those days. Our advice is to arrive by boat from Como: we bring the car to you in Cernobbio in the evening, already facing the right way. Those who want to drive should do so on Friday, early, climbing into the Val d'Intelvi: fifteen kilometres of hairpins with the lake below, and a coffee in Lanzo with a view of Lugano.</p>
<h2>Monaco, the Grand Prix</h2>
<p>They have raced since 1929 on the very streets where, for the rest of the year, people go shopping. It is also the reason why it is the worst place to have a car during the four days of the race: from early morning the circuit closes, with half the city shut inside it. In that week, returns of our cars are agreed one by one.</p>
<p>What works is the reverse. You arrive on Wednesday, leave the car in a garage in Beausoleil, which is France but only ten minutes of public lifts away, and collect it on Monday. Then, yes: with the barriers still up and the streets open again, a lap of the circuit at forty, from Sainte-Dévote to the tunnel, is the finest souvenir you can take home. After that, the Col de Turini, to remember what slow corners are like.</p>
<h2>Brescia, the Mille Miglia</h2>
<p>From 1927 to 1957 it was a speed race on open roads, from Brescia to Rome and back. Today it is a regularity trial reserved for models that took part or were entered at the time: more than four hundred cars, five days, half of Italy crossed. No ticket is needed. An outdoor table in one of the towns along the route is enough, with the patience to wait.</p>
<p>There are two ways to see it well. The first is the start in Viale Venezia, in Brescia, where the cars stop long enough to be looked at calmly. The second is to go ahead of it: study the route, which is published in spring, choose an Apennine pass and drive it in the morning, before the road closes. From Milan to Brescia is an hour; the Futa and Raticosa passes, when they are on the route, deserve a night away.</p>
<h2>Booking in time</h2>
<p>In these weeks the fleet sells out in a precise order: first the open cars, then the vans, finally the saloons. Those who book two months ahead choose; those who book two weeks ahead adapt. The model you choose, in any case, is the model you receive: if it is no longer free for a date, we tell you at once, not on the day of delivery.</p>`,
      },
    },
  };
