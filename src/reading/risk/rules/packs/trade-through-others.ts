import { mirrored } from '../mirror.ts';
import { near } from '../wording.ts';
import { MUTUAL_EN, MUTUAL_ES } from './english.ts';

const GOOD_FAITH = {
  law: 'codigo_civil',
  article: '1546',
  quotation: 'Los contratos deben ejecutarse de buena fe',
} as const;
const SIDE = 'distribuidor\\w*|franquiciad\\w*|concesionari\\w*|revendedor\\w*|agente|comisionista|representante';

/** Trade through others, and shares that cannot be sold. */
export const tradeThroughOthers = mirrored([
  {
    id: 'resale-price',
    area: 'restrictions',
    level: 'high',
    kinds: ['distribution', 'supply', 'licence', 'contract'],
    title: { es: 'Se impone el precio de reventa', en: 'The resale price is imposed' },
    why: {
      es: 'Fijar precios de reventa puede restringir la libre competencia (DL N° 211, art. 3).',
      en: 'Fixing resale prices may restrict competition.',
    },
    action: { es: 'Precios sugeridos o máximos, sin sanción.', en: 'Suggested or maximum prices, with no sanction.' },
    basis: GOOD_FAITH,
    es: {
      any: [
        near(
          140,
          `${SIDE}|reventa|publico`,
          'no (?:podra|podran)|debera\\w*|unicamente|exclusivamente|se obliga a',
          '(?:vend|comercializ|ofrec|revend)\\w*',
          'precios?|descuentos?|rebajas?',
        ),
        near(100, 'precios? (?:de (?:venta|reventa)|al publico|minimos?)', '(?:fij|impon|determin|obligatori)\\w*'),
      ],
      none: [MUTUAL_ES, /sugerid|recomendad|libremente sus precios|precios maximos/],
      balanced: '{{El distribuidor}} fija libremente sus precios de venta; {{el proveedor}} puede sugerirlos.',
      ask: '¿Acepta que los precios sean solo sugeridos?',
      hit: 'El distribuidor no podrá vender los productos bajo los precios que fije el proveedor.',
      miss: ['El distribuidor fijará libremente sus precios según los sugeridos por el proveedor.'],
    },
    en: {
      any: [
        near(
          120,
          'distributor|reseller|dealer|franchisee|agent',
          '(?:shall|may|must|will)(?: not)?',
          'sell|resell|offer',
          'prices?|discount',
        ),
      ],
      none: [MUTUAL_EN, /suggested|recommended|own prices|free to (set|determine)|maximum/],
      balanced: '{{The distributor}} sets its own prices; {{the supplier}} may suggest them.',
      ask: 'Will you only suggest prices?',
      hit: 'The Distributor shall not sell the Products below the prices set by the Supplier.',
      miss: ['The Distributor is free to set its own prices for resale.'],
    },
  },
  {
    id: 'dealer-stranded',
    area: 'termination',
    level: 'high',
    kinds: ['distribution', 'licence', 'supply'],
    title: { es: 'Al terminar, stock y clientela se pierden', en: 'Stock and customers are lost at the end' },
    why: {
      es: 'Quien abrió el mercado se queda con la mercadería y sin clientes ni pago.',
      en: 'Who opened the market is left with the goods, and with no customers and no payment.',
    },
    action: {
      es: 'Recompra del stock y preaviso según la inversión.',
      en: 'Buy-back of stock, and notice in line with the investment.',
    },
    basis: GOOD_FAITH,
    es: {
      any: [
        near(
          140,
          'stock|existencias|inventario|mercader\\w*|clientela|cartera de clientes|base de clientes|productos no vendidos',
          'sin (?:compensacion|indemnizacion|pago|derecho)|no (?:recompr|indemniz|compens|tendra derecho)\\w*|perder\\w*|destru\\w*|pasar\\w* (?:a|al)|de propiedad de(?:l)? (?:proveedor\\w*|franquiciante|principal)|a su costo',
        ),
        near(
          120,
          'no (?:tendra|habra|procedera)\\w*|renuncia\\w*',
          'indemnizacion|compensacion',
          'clientela|inversion\\w*|termino|stock|existencias',
        ),
      ],
      none: [MUTUAL_ES, /recomprara/],
      balanced:
        'Al término, {{el proveedor}} recomprará el stock vendible al precio de compra dentro de {{treinta}} días, y el preaviso no será inferior a {{tres}} meses.',
      ask: '¿Acepta recomprar el stock al término?',
      hit: 'Al término el distribuidor perderá la clientela sin compensación alguna.',
      miss: ['Al término el proveedor recomprará las existencias.'],
    },
    en: {
      any: [
        near(
          140,
          'stock|inventory|goodwill|customer (?:list|base|data)|unsold|investment',
          String.raw`without (?:any )?(?:compensation|payment|refund)|no (?:compensation|payment|buy-?back|obligation)|shall not (?:repurchase|buy back|be compensated)|belongs? to the (?:supplier|franchisor|principal)|at its own (?:cost|expense)|destroy`,
        ),
        near(
          60,
          'no (?:obligation|duty)|shall not|need not',
          '(?:to )?(?:repurchase|buy back|compensate|indemnify)',
          'stock|inventory|goodwill|unsold|investment',
        ),
      ],
      none: [MUTUAL_EN, /shall repurchase|buys back/],
      balanced:
        'At the end {{the supplier}} buys back saleable stock at cost within {{thirty}} days, and notice is at least {{three}} months.',
      ask: 'Will you buy back the stock at the end?',
      hit: 'On termination the Supplier has no obligation to repurchase unsold stock.',
      miss: ['On termination the Supplier shall repurchase unsold stock.'],
    },
  },
  {
    id: 'cannot-sell-shares',
    area: 'company',
    level: 'high',
    kinds: ['company'],
    title: { es: 'No se puede vender la participación', en: 'The stake cannot be sold' },
    why: {
      es: 'Quien entra no puede salir: la prohibición es absoluta, perpetua o depende de la otra parte.',
      en: 'Who joins cannot leave: the bar is absolute, perpetual or in the other side’s hands.',
    },
    action: {
      es: 'Derecho preferente con plazo y precio, y libertad si no se ejerce.',
      en: 'A right of first refusal with a time and a price, and freedom if it is not used.',
    },
    basis: GOOD_FAITH,
    es: {
      any: [
        near(
          140,
          'acciones|derechos sociales|participacion\\w*',
          'no (?:podra|podran)\\w*|prohib\\w*|jamas|nunca',
          '(?:ceder|cedid|vender|vendid|transferir|transferid|enajen|gravar|disponer)\\w*',
        ),
        near(
          140,
          'no (?:podra|podran)\\w*|prohib\\w*',
          '(?:ceder|vender|transferir|enajen|gravar|disponer)\\w*',
          'acciones|derechos sociales|participacion\\w*',
          '(?:sin|salvo|mientras|durante|perpetu|veinte|treinta|nunca|autoriz)\\w*',
        ),
      ],
      none: [
        MUTUAL_ES,
        /derecho (preferente|de preferencia|de opcion preferente)|ofrecer\w* (primero|previamente)|sin (antes |previamente )?ofrecer/,
      ],
      balanced:
        'Quien quiera vender ofrecerá primero sus acciones a los demás por {{treinta}} días al mismo precio; si no las compran, podrá venderlas libremente dentro de {{noventa}} días.',
      ask: '¿Acepta un derecho preferente en vez de la prohibición?',
      hit: 'El accionista minoritario no podrá vender sus acciones sin autorización del mayoritario.',
      miss: ['El accionista que quiera vender deberá ofrecer primero sus acciones a los demás.'],
    },
    en: {
      any: [
        near(
          120,
          'shares?|interests?|units',
          '(?:may|shall|can|must) not|no|never',
          '(?:be )?(?:transfer|sold|sell|assign|dispose|encumber)\\w*',
          'without|ever|under any|consent of the (?:majority|manager|founder)|at any price',
        ),
      ],
      none: [MUTUAL_EN, /first refusal|first offer|permitted transfer|securities (act|laws)/],
      balanced:
        'A holder who wishes to sell offers its shares to the others for {{thirty}} days at the same price, and may then sell freely within {{ninety}} days.',
      ask: 'Will you accept a right of first refusal in place of the bar?',
      hit: 'The Minority Shareholder may not transfer its shares without the consent of the Majority Shareholder.',
      miss: ['Shares may not be transferred without a right of first refusal.'],
    },
  },
]);
