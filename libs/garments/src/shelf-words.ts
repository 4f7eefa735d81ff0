import { splitPhrases } from './title-words';

/**
 * Category steps that are not clothes, in the languages of feeds: a whole step or one side of an "&". Includes
 * Google's taxonomy.
 */
export const SHELVES = splitPhrases(`
  toys, toy, games, board games, puzzles, dolls, dress up, pretend play, playsets, plush toys, furniture,
  chairs, seating, tables, storage, homeware, homewares, home decor, home accents, home goods, home
  garden, home living, home kitchen, home accessories, home fragrance, home furnishings, home textiles,
  garden, outdoor living, decor, bedding, bath, bathroom, kitchen, kitchenware, dining, tableware,
  drinkware, mugs, candles, cushions, pillows, throws, rugs, curtains, lighting, lamps, wall art, prints
  posters, posters, stationery, books, magazines, music, media, dvds, vinyl, calendars, cards, greeting
  cards, gift card, gift cards, giftcards, gift certificates, gift vouchers, vouchers, gift wrap,
  wrapping, sewing patterns, sewing pattern, patterns, pdf patterns, knitting patterns, haberdashery,
  fabric, fabrics, yarn, craft supplies, arts crafts, crafts, art supplies, sewing, sewing notions,
  needlecraft, electronics, phone cases, phone accessories, mobile accessories, tech accessories, tech,
  cameras optics, software, hardware, tools, power tools, hand tools, tool belts, automotive, vehicles
  parts, car parts, beauty, health beauty, skincare, skin care, makeup, cosmetics, fragrance, perfume,
  hair care, bath body, personal care, wellness, nail polish, nails, vitamins, supplements, food, drinks,
  food beverages tobacco, food drink, groceries, pets, pet supplies, pet clothing, pet apparel, animals
  pet supplies, dog clothing, dog clothes, dog apparel, camping, camping gear, camping furniture, tents,
  sleeping bags, office supplies, office, party supplies, business industrial, garment care, clothing
  care, laundry, laundry care, shoe care, fabric care, hangers, clothes hangers, steamers, garment
  steamers, irons, appliances, home appliances, arts entertainment, religious ceremonial, costumes, fancy
  dress, tickets, donations, services, shipping protection,

  spielzeug, spielwaren, spielzeuge spiele, spiele, puppen, puppenkleidung, möbel, wohnen,
  wohnaccessoires, wohndeko, deko, heim garten, haus garten, haushalt, küche, kerzen, kissen, bettwäsche,
  heimtextilien, teppiche, lampen, bücher, schreibwaren, bürobedarf, geschenkkarten, geschenkgutscheine,
  gutscheine, schnittmuster, stoffe, wolle garn, nähzubehör, kurzwaren, basteln, elektronik, handyhüllen,
  handyzubehör, heimwerkerbedarf, werkzeug, werkzeuge, fahrzeuge teile, gesundheit schönheit, kosmetik,
  pflege, parfum, düfte, lebensmittel, nahrungsmittel getränke tabak, tiere tierbedarf, tierbedarf,
  hundebekleidung, campingmöbel, zelte, kameras optik, kunst unterhaltung, medien, wirtschaft industrie,
  textilpflege, kleiderbügel, haushaltsgeräte,

  jouets, jeux, jeux jouets, poupées, meubles, mobilier, maison, maison jardin, décoration, déco, linge de
  maison, linge de lit, cuisine, bougies, coussins, tapis, luminaires, livres, papeterie, cartes cadeaux,
  carte cadeau, patrons, patrons de couture, patrons couture, tissus, mercerie, loisirs créatifs,
  appareils électroniques, high tech, coques, accessoires téléphone, bricolage, quincaillerie, outils,
  véhicules accessoires, santé beauté, beauté, parfums, cosmétiques, animaux, animalerie, alimentation,
  arts loisirs, médias, fournitures de bureau, électroménager, entretien du linge, cintres, vêtements pour
  chiens,

  juguetes, juegos, juegos juguetes, muñecas, muebles, mobiliario, hogar, casa, casa jardín, decoración,
  ropa de cama, cocina, velas, cojines, alfombras, iluminación, libros, papelería, tarjetas regalo,
  tarjeta regalo, patrones, patrones de costura, telas, mercería, manualidades, electrónica, fundas,
  accesorios móvil, bricolaje, herramientas, ferretería, vehículos recambios, salud belleza, belleza,
  perfumes, mascotas, ropa para perros, alimentación, arte ocio, oficina, electrodomésticos, perchas,
  cuidado de la ropa,

  giocattoli, giochi giocattoli, giochi, bambole, mobili, arredamento, casa giardino, decorazioni,
  biancheria da letto, cucina, candele, cuscini, tappeti, illuminazione, libri, cancelleria, carte regalo,
  buoni regalo, cartamodelli, tessuti, merceria, fai da te, elettronica, cover, accessori telefono,
  utensili, ferramenta, veicoli ricambi, salute bellezza, bellezza, profumi, cosmetici, animali,
  abbigliamento per cani, alimentari, arte intrattenimento, elettrodomestici, grucce, cura dei capi,

  speelgoed, spellen, poppen, poppenkleding, meubels, meubelen, wonen, woonaccessoires, huis tuin,
  decoratie, beddengoed, keuken, kaarsen, kussens, tapijten, verlichting, boeken, kantoorartikelen,
  cadeaubonnen, cadeaukaarten, naaipatronen, stoffen, fournituren, hobby, elektronica, telefoonhoesjes,
  gereedschap, bouwmarkt, gezondheid schoonheid, verzorging, parfums, dierenbenodigdheden, hondenkleding,
  voeding, kampeermeubels, tenten, huishoudelijke apparaten, kledinghangers, kledingverzorging`);
