import {
  AudioLines,
  BookOpenText,
  CalendarDays,
  ClipboardCheck,
  FileText,
  Gavel,
  GitCompareArrows,
  Link2,
  Network,
  ShieldAlert,
  Table2,
  type LucideIcon,
} from 'lucide-react';
import { text } from '#contract/language.ts';
import type { Priced } from '#contract/prices.ts';

/** The tools of the Studio as the public pages show them, the dearest idea first; `price` null where a tool costs nothing. */
export const tools: readonly { id: keyof (typeof toolsText)['en']; icon: LucideIcon; price: Priced | null }[] = [
  { id: 'jurisprudence', icon: Gavel, price: 'jurisprudence_analysis' },
  { id: 'doctrine', icon: BookOpenText, price: 'doctrine_analysis' },
  { id: 'risk', icon: ShieldAlert, price: 'legal_risk_analysis' },
  { id: 'compare', icon: GitCompareArrows, price: 'comparison' },
  { id: 'table', icon: Table2, price: 'table_cell' },
  { id: 'chronology', icon: CalendarDays, price: 'chronology' },
  { id: 'briefing', icon: FileText, price: 'briefing' },
  { id: 'quality', icon: ClipboardCheck, price: 'quality_analysis' },
  { id: 'map', icon: Network, price: 'conceptual_map' },
  { id: 'audio', icon: AudioLines, price: 'audio_summary' },
  { id: 'links', icon: Link2, price: null },
];

/** What each is called, what it gives, and a line as it stands in a result. */
export const toolsText = text({
  en: {
    jurisprudence: [
      'Jurisprudence',
      'Rulings that the document cites, for and against, each at its line.',
      'Supreme Court, Rol 14.882-2023 · for · line 412',
    ],
    doctrine: [
      'Doctrine',
      'Authors and works that it relies on, and those that contradict it.',
      'Somarriva · cited 4 times · supports',
    ],
    risk: [
      'Legal risk',
      'Risky clauses by severity, each with what to do about it.',
      'High · penalty without a ceiling · line 184',
    ],
    compare: [
      'Compare',
      'What a new version changes, with changes to rights first.',
      'Term · twelve → twenty-four months · line 41',
    ],
    table: [
      'Table, per cell',
      'The same questions to many documents, each cell a quotation.',
      'Lease 7 · rent · 135 UF · line 3',
    ],
    chronology: [
      'Timeline',
      'Dated facts in order, and terms calculated by Chilean rules.',
      'September 23 · five days under Law 19.880',
    ],
    briefing: [
      'Report',
      'A brief of the notebook: facts, answers, risks and dates, each with its quotation.',
      'Rent · 412 UF · lease, line 94',
    ],
    quality: [
      'Document quality',
      'Eight kinds of errors in the writing, with a mark from 0 to 10.',
      '7.4 out of 10 · 12 things to mend',
    ],
    map: [
      'Concept map',
      'Concepts and how they relate, on a map to walk through and export.',
      'Tenant · pays · rent of 412 UF',
    ],
    audio: [
      'Audio summary',
      'A dialogue to listen to on the way to court, with its script and its citations.',
      '5 min · two voices · 18 citations',
    ],
    links: [
      'Quick access',
      'The law library, the courts and links of your own, at hand.',
      'Ley Chile · Poder Judicial · Diario Oficial',
    ],
  },
  es: {
    jurisprudence: [
      'Jurisprudencia',
      'Fallos citados a favor y en contra, con la línea donde aparecen.',
      'Corte Suprema, Rol 14.882-2023 · a favor · línea 412',
    ],
    doctrine: [
      'Doctrina',
      'Autores y obras en que se apoya el documento, y las que lo contradicen.',
      'Somarriva · citado 4 veces · apoya',
    ],
    risk: [
      'Riesgo legal',
      'Cláusulas riesgosas ordenadas por gravedad, con una acción para cada una.',
      'Alto · cláusula penal sin tope · línea 184',
    ],
    compare: [
      'Comparar',
      'Qué cambia una versión nueva, primero lo que cambia derechos.',
      'Plazo · doce → veinticuatro meses · línea 41',
    ],
    table: [
      'Tabla, por celda',
      'Las mismas preguntas a muchos documentos, cada celda con su cita.',
      'Arriendo 7 · renta · 135 UF · línea 3',
    ],
    chronology: [
      'Cronología',
      'Hechos con fecha, en orden, y plazos calculados según reglas chilenas.',
      '23 de septiembre · cinco días de la Ley 19.880',
    ],
    briefing: [
      'Informe',
      'Un informe del cuaderno: datos, respuestas, riesgos y fechas, cada uno con su cita.',
      'Renta · 412 UF · contrato, línea 94',
    ],
    quality: [
      'Calidad del documento',
      'Ocho categorías de errores de redacción, con nota de 0 a 10.',
      '7,4 de 10 · 12 cosas por corregir',
    ],
    map: [
      'Mapa conceptual',
      'Conceptos y relaciones en un mapa que se puede recorrer y exportar.',
      'Arrendataria · paga · renta de 412 UF',
    ],
    audio: [
      'Resumen de audio',
      'Un diálogo para escuchar camino a tribunales, con su guion citado.',
      '5 min · dos voces · 18 citas',
    ],
    links: [
      'Accesos rápidos',
      'Ley Chile, Poder Judicial y tus propios enlaces, a la mano.',
      'Ley Chile · Poder Judicial · Diario Oficial',
    ],
  },
});
