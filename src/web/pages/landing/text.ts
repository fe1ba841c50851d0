import { text } from '#contract/language.ts';

/** The words of the landing page. The lease in the example is ours, made up for this page. */
export const landingText = text({
  en: {
    headline: 'Put questions to your documents. Check every answer.',
    lead: 'A notebook for contracts, rulings and laws. Every statement carries the number of the line that supports it, and what is not in your sources, Fojas says so.',
    create: 'Create my first notebook',
    continue: 'Go to my notebooks',
    sample: 'See a notebook at work',
    welcome: (tokens: string) => `${tokens} welcome tokens. No card needed.`,
    example: {
      label: 'Example of an answer with its citations',
      question: 'May the tenant leave before the term?',
      answer: ['Yes, from month 25, with 120 days of notarial notice', ', and a penalty of six rents', '.'],
      before: ['The tenant may not terminate the contract before', 'twenty-four months of its term have passed.'],
      lines: [
        ['From the twenty-fifth month on it may do so by means of', ''],
        ['a certified letter sent by a notary, with an advance of at', ''],
        ['least one hundred and twenty calendar days,', ' paying as a'],
        ['', 'penalty a sum equal to six monthly rents'],
        ['', 'in force on the date of the notice.'],
      ],
      after: 'The penalty shall be paid within the ten days that follow',
      source: 'Lease, Warehouse 7',
      page: 'page 7',
      rows: (from: number, to: number) => `lines ${from}–${to}`,
      state: 'text found',
      cite: (n: number, source: string, rows: string) => `Citation ${n}: ${source}, ${rows}`,
      passage: 'Text found',
      press: 'Press the number to mark its lines',
    },
    steps: [
      [
        'Upload what you have',
        'PDF, Word, Excel, text, or words that you paste. Fojas tells you page by page what it could read and what it could not.',
      ],
      [
        'Ask in your own words',
        'The answer is made only from the sources that you choose. When the document is missing, it says what it looked for and what would help.',
      ],
      [
        'Check before you cite',
        'Every citation is compared word for word with the document. What is found nowhere is struck out, and stays out of what you copy.',
      ],
    ],
    read: [
      ['Lease, Warehouse 7', '38 pp.', 'Read in full'],
      ['Annex 3: inventory and plans', '64 pp.', '3 pages unread: 12, 13 and 40'],
      ['File C-4817-2026', '120 pp.', 'Reading page 41'],
    ],
    asked: [
      'How much would it cost to leave today?',
      'The rent in force is 412 UF',
      'Which insurance must it take out?',
      'It is not in your sources.',
      'Looked for: insurance, policy, fire. The policy or the house rules would help.',
    ],
    checked: [
      ['Lines 182–186', 'Found word for word'],
      ['Line 171', 'Found elsewhere: lines 195–196'],
      ['“shall refund half of its cost”', 'In none of your sources: do not cite'],
    ],
    tools: 'Tools over the same file',
    tokens: (n: number) => `${n}\u00a0tokens`,
    free: 'free',
    priceIsPrice: 'The price that you see on the button is the price. If it fails, it comes back.',
    noPrice: 'Nothing in this installation costs tokens.',
    forWhom: [
      ['Lawyers', 'Go through a contract of 200 pages and come to the meeting with the lines marked.'],
      ['Firms and organisations', 'Set a due diligence in order by notebook, with every finding at its line.'],
      ['Students', 'Read rulings and codes with questions, and prepare the exam with notes that cite.'],
    ],
    closing: 'Bring a document and a doubt.',
    disclaimer:
      'Fojas is a tool of support: it gives no legal advice, and a professional must review what it delivers.',
  },
  es: {
    headline: 'Pregunta a tus documentos. Comprueba cada respuesta.',
    lead: 'Un cuaderno para contratos, fallos y leyes. Cada afirmación lleva el número de la línea que la sostiene, y si no está en tus fuentes, Fojas lo dice.',
    create: 'Crear mi primer cuaderno',
    continue: 'Ir a mis cuadernos',
    sample: 'Ver un cuaderno de ejemplo',
    welcome: (tokens) => `${tokens} tokens de bienvenida. Sin tarjeta.`,
    example: {
      label: 'Ejemplo de respuesta con sus citas',
      question: '¿Puede salir antes del plazo la arrendataria?',
      answer: ['Sí, desde el mes 25, con aviso notarial de 120 días', ', y una pena de seis rentas', '.'],
      before: [
        'La arrendataria no podrá poner término al contrato antes',
        'de cumplidos veinticuatro meses desde su vigencia.',
      ],
      lines: [
        ['A contar del mes vigésimo quinto podrá hacerlo mediante', ''],
        ['carta certificada enviada por notario, con una anticipación', ''],
        ['mínima de ciento veinte días corridos,', ' pagando a título de'],
        ['', 'cláusula penal una suma equivalente a seis rentas mensuales'],
        ['', 'vigentes a la fecha del aviso.'],
      ],
      after: 'La pena se pagará dentro de los diez días siguientes a la',
      source: 'Contrato de arrendamiento, Bodega 7',
      page: 'página 7',
      rows: (from, to) => `líneas ${from}–${to}`,
      state: 'texto encontrado',
      cite: (n, source, rows) => `Cita ${n}: ${source}, ${rows}`,
      passage: 'Texto encontrado',
      press: 'Presiona el número para marcar sus líneas',
    },
    steps: [
      [
        'Sube lo que tengas',
        'PDF, Word, Excel, texto, o palabras que pegues. Fojas te dice página por página qué pudo leer y qué no.',
      ],
      [
        'Pregunta en tus palabras',
        'La respuesta se arma solo con las fuentes que eliges. Cuando falta el documento, dice qué buscó y qué haría falta.',
      ],
      [
        'Comprueba antes de citar',
        'Cada cita se compara palabra por palabra con el documento. Lo que no está en ninguna parte queda tachado, y fuera de lo que copias.',
      ],
    ],
    read: [
      ['Contrato de arrendamiento, Bodega 7', '38 págs.', 'Leído completo'],
      ['Anexo 3: inventario y planos', '64 págs.', '3 páginas sin leer: 12, 13 y 40'],
      ['Expediente C-4817-2026', '120 págs.', 'Leyendo la página 41'],
    ],
    asked: [
      '¿Cuánto costaría salir hoy?',
      'La renta vigente es de 412 UF',
      '¿Qué seguro debe contratar?',
      'No está en tus fuentes.',
      'Se buscó seguro, póliza, incendio. Ayudaría tener la póliza o el reglamento interno.',
    ],
    checked: [
      ['Líneas 182–186', 'Encontrada palabra por palabra'],
      ['Línea 171', 'Encontrada en otro lugar: líneas 195–196'],
      ['«reembolsará la mitad de su costo»', 'En ninguna de tus fuentes: no citar'],
    ],
    tools: 'Herramientas sobre el mismo expediente',
    tokens: (n) => `${n}\u00a0tokens`,
    free: 'gratis',
    priceIsPrice: 'El precio que ves en el botón es el que se cobra. Si falla, se devuelve.',
    noPrice: 'En esta instalación nada cuesta tokens.',
    forWhom: [
      ['Abogadas y abogados', 'Revisa un contrato de 200 páginas y llega a la reunión con las líneas marcadas.'],
      ['Estudios y organizaciones', 'Ordena un due diligence por cuaderno, con cada hallazgo en su línea.'],
      ['Estudiantes', 'Lee fallos y códigos con preguntas, y prepara el examen con notas citadas.'],
    ],
    closing: 'Trae un documento y una duda.',
    disclaimer:
      'Fojas es una herramienta de apoyo: no da asesoría jurídica, y un profesional debe revisar lo que entrega.',
  },
});
