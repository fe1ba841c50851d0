import { NORM_IDS, law } from '../../references/norm-table.ts';

/**
 * The laws that rules rest on: their name, the date of the text that each quotation was checked against, and the official text.
 * A text whose date is not known has none; of a law without a stored text only the article is named, with no quotation.
 * The date says how old our reading is: the law may have changed since.
 */
const civil = `https://www.bcn.cl/leychile/navegar?idNorma=${NORM_IDS['codigo:civil']}`;
const labour = `https://www.bcn.cl/leychile/navegar?idNorma=${NORM_IDS['codigo:trabajo']}`;
const courts = `https://www.bcn.cl/leychile/navegar?idNorma=${NORM_IDS['codigo:organico-de-tribunales']}`;

export const LAWS = {
  constitucion: {
    name: 'Constitución Política',
    text_date: null,
    link: `https://www.bcn.cl/leychile/navegar?idNorma=${NORM_IDS['constitucion']}`,
  },
  codigo_civil: { name: 'Código Civil', text_date: '2026-01-02', link: civil },
  codigo_trabajo: { name: 'Código del Trabajo', text_date: '2024-08-24', link: labour },
  codigo_organico_tribunales: { name: 'Código Orgánico de Tribunales', text_date: '2025-02-07', link: courts },
  ley_18010_credito_dinero: { name: 'Ley N° 18.010', text_date: '2021-12-24', link: law('18010').link },
  ley_19983_factura_ejecutiva: { name: 'Ley N° 19.983', text_date: '2020-04-03', link: law('19983').link },
  ley_19496_consumidor: { name: 'Ley N° 19.496', text_date: '2021-04-20', link: law('19496').link },
  ley_19628_proteccion_datos: { name: 'Ley N° 19.628', text_date: '2022-11-10', link: law('19628').link },
  ley_17336_propiedad_intelectual: { name: 'Ley N° 17.336', text_date: '2017-11-03', link: law('17336').link },
  ley_19039_propiedad_industrial: { name: 'Ley N° 19.039', text_date: '2005-03-11', link: law('19039').link },
  ley_3918_sociedades_responsabilidad_limitada: {
    name: 'Ley N° 3.918',
    text_date: '1997-04-11',
    link: law('3918').link,
  },
  ley_20393_responsabilidad_penal_personas_juridicas: {
    name: 'Ley N° 20.393',
    text_date: '2023-08-17',
    link: law('20393').link,
  },
  ley_18046_sociedades_anonimas: { name: 'Ley N° 18.046', text_date: null, link: law('18046').link },
  ley_18092_letra_pagare: { name: 'Ley N° 18.092', text_date: '2014-01-09', link: law('18092').link },
  ley_18101_arriendo: { name: 'Ley N° 18.101', text_date: null, link: law('18101').link },
  dfl_458_urbanismo: {
    name: 'Ley General de Urbanismo y Construcciones',
    text_date: '2026-01-02',
    link: `https://www.bcn.cl/leychile/navegar?idNorma=${NORM_IDS['dfl:458/1975']}`,
  },
} as const satisfies Record<string, { name: string; text_date: string | null; link: string | null }>;
export type LawKey = keyof typeof LAWS;
