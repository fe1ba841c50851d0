import { text } from '#contract/language.ts';

/** The words of the page about Fojas. Its third section and the privacy policy say the same. */
export const aboutText = text({
  en: {
    title: 'A file is cited by its sheets',
    lead: 'Fojas is a workspace for those who read legal documents for a living, and must be able to show where each thing is written.',
    sections: [
      {
        id: 'name',
        head: 'Where the name comes from',
        paragraphs: [
          'In Chile a court file is made of numbered sheets, the fojas, and whoever claims something says on which one it stands: “a fojas 182”. A claim without its sheet is an opinion.',
          'Fojas takes the custom to every document. It numbers the lines of what you upload, and each statement of an answer carries the number of the lines that support it.',
        ],
      },
      {
        id: 'what',
        head: 'What it does',
        paragraphs: [
          'You gather contracts, rulings, laws, recordings and web pages in a notebook, and ask in your own words. The answer is made only from the sources that you choose.',
          'Each quotation is compared word for word with the document before you see it. What was found is marked in yellow; what moved says where to; what is found nowhere is struck out.',
          'Over the same documents work the tools: jurisprudence, doctrine, legal risk, comparison, table, timeline, document quality, concept map, audio summary and quick access.',
        ],
      },
      {
        id: 'not',
        head: 'What it does not do',
        paragraphs: [
          'It gives no legal advice and does not take the place of a professional, who must review what it delivers.',
          'It does not fill what is missing: when the answer is not in your sources, it says what it looked for and what would help. It says that a quotation was found, never that it is right.',
        ],
      },
      {
        id: 'documents',
        head: 'Your documents',
        paragraphs: [
          'They are yours. They are kept encrypted under a key of your account, Fojas trains no model with them, and with the account its key is destroyed.',
          'If the installation uses a language model of somebody else, the chat says which one and where the passages are sent.',
        ],
      },
      {
        id: 'who',
        head: 'Who is behind it',
        paragraphs: [
          'Fojas is run by an independent person in Chile, for adults: lawyers, law students and organisations that work with legal documents.',
          'Its code is open under the Apache 2.0 licence: a firm may host it for itself.',
        ],
      },
    ],
    sheet: {
      number: ['182', 'one hundred and eighty-two'],
      lines: ['The tenant may leave from the', 'twenty-fifth month on, with a', 'notarial notice of 120 days.'],
    },
    closing: 'Bring a document and a doubt.',
    start: 'Create my first notebook',
    continue: 'Go to my notebooks',
  },
  es: {
    title: 'Un expediente se cita por sus fojas',
    lead: 'Fojas es un espacio de trabajo para quienes leen documentos legales por oficio y deben poder mostrar dónde está escrita cada cosa.',
    sections: [
      {
        id: 'name',
        head: 'De dónde viene el nombre',
        paragraphs: [
          'En Chile un expediente se compone de hojas numeradas, las fojas, y quien afirma algo dice en cuál está: «a fojas 182». Una afirmación sin su foja es una opinión.',
          'Fojas lleva esa costumbre a todo documento. Numera las líneas de lo que subes, y cada afirmación de una respuesta lleva el número de las líneas que la sostienen.',
        ],
      },
      {
        id: 'what',
        head: 'Qué hace',
        paragraphs: [
          'Reúnes contratos, fallos, leyes, grabaciones y páginas web en un cuaderno, y preguntas en tus palabras. La respuesta se arma solo con las fuentes que eliges.',
          'Cada cita se compara palabra por palabra con el documento antes de que la veas. Lo encontrado se marca en amarillo; lo que cambió de lugar dice dónde está; lo que no está en ninguna parte queda tachado.',
          'Sobre los mismos documentos trabajan las herramientas: jurisprudencia, doctrina, riesgo legal, comparación, tabla, cronología, calidad del documento, mapa conceptual, resumen de audio y accesos rápidos.',
        ],
      },
      {
        id: 'not',
        head: 'Qué no hace',
        paragraphs: [
          'No da asesoría jurídica ni reemplaza a un profesional, que debe revisar lo que entrega.',
          'No rellena lo que falta: cuando la respuesta no está en tus fuentes, dice qué buscó y qué ayudaría tener. Dice que una cita fue encontrada, nunca que es correcta.',
        ],
      },
      {
        id: 'documents',
        head: 'Tus documentos',
        paragraphs: [
          'Son tuyos. Se guardan cifrados con una clave de tu cuenta, Fojas no entrena ningún modelo con ellos, y con la cuenta se destruye su clave.',
          'Si la instalación usa un modelo de lenguaje de un tercero, el chat dice cuál es y adónde se envían los pasajes.',
        ],
      },
      {
        id: 'who',
        head: 'Quién está detrás',
        paragraphs: [
          'Opera Fojas una persona independiente en Chile, para mayores de edad: abogadas y abogados, estudiantes de derecho y organizaciones que trabajan con documentos legales.',
          'Su código es abierto, con licencia Apache 2.0: un estudio puede alojarlo por su cuenta.',
        ],
      },
    ],
    sheet: {
      number: ['182', 'ciento ochenta y dos'],
      lines: [
        'La arrendataria podrá salir desde',
        'el mes vigésimo quinto, con aviso',
        'notarial de ciento veinte días.',
      ],
    },
    closing: 'Trae un documento y una duda.',
    start: 'Crear mi primer cuaderno',
    continue: 'Ir a mis cuadernos',
  },
});
