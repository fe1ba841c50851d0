/** The words of docs/lexicon/README.md around the table of fields; `curve`: the table of what each hundred concepts bring. */
export const readmeOf = (table: string, curve: string): string => `# El léxico

Conceptos jurídicos con las palabras de la ley o del contrato (\`ley\`, \`law\`) y las de la gente (\`gente\`, \`people\`). Qué hace Fojas con ellos: [decisión 019](../decisions/019-lexicon.md).
Estas páginas se escriben con \`npm run -s lexicon\`; una prueba las rechaza si no coinciden con los datos (\`src/reading/lexicon/data\`). No se editan a mano.

## Campos

${table}

\`Segunda lectura\`: conceptos que leyó alguien distinto de su autor en busca de falsos amigos. Ningún campo ha sido revisado todavía por un abogado.
\`Artículos verificados\` (✓): el artículo existe en el texto de su norma y contiene entero al menos un término de \`ley\` del concepto (\`npm run -s lexicon -- --verify CARPETA\`). \`Sin verificar\`:
no había texto de la norma, o era anterior a la reforma de que se trata; el número viene de la memoria del autor. Un artículo equivocado no cambia ninguna respuesta: solo cuenta si su texto contiene un término de \`ley\`.

## Cómo se leen y se marcan

Cada concepto tiene una casilla: márquela si está bien. Se lee una parte (150 conceptos) en una hora. Busque:

- **falsos amigos**: palabras de \`gente\` que también preguntan otra cosa («feriado judicial» no son vacaciones). Se cancelan en \`no\`, o se precisan con otra palabra;
- términos de \`ley\` que ninguna ley ni contrato dice;
- artículos que no son, o que faltan;
- palabras con que sus clientes preguntan y que no están.

Devuelva la página marcada. Quien la incorpora escribe \`revisado: NOMBRE 2026-11-25\` al comienzo del campo, o en los bloques leídos.

## Cómo proponer un concepto

Un concepto une **una** materia, la que tratan uno o pocos artículos o una cláusula:

\`\`\`
[labour-vacation]
ley: feriado anual; feriado progresivo
gente: vacaciones; días de vacaciones; salir de vacaciones
law: annual leave; annual holiday
people: vacation; holidays
donde: Código del Trabajo art. 67, 69
no: feriado judicial
\`\`\`

1. Escriba \`ley\` y \`law\` como lo dice el artículo o la cláusula, y \`gente\` y \`people\` como se pregunta, con los verbos irregulares en sus formas (murió, despidieron).
2. Un término tiene de una a seis palabras; los de una sola palabra, solo si no significan otra cosa. Si la palabra es de uso general (colegio, auto), póngala en \`amplio\`: nombra el concepto solo junto a otro.
3. \`donde\`: los artículos que lo rigen. \`no\`: lo que lo cancela. \`autor\`, si no es el del campo.
4. No mire las preguntas con que se mide Fojas: quien las escribe no escribe conceptos.
5. Envíe el bloque en un cambio de \`src/reading/lexicon/data/CAMPO.ts\` y corra \`npm run -s lexicon\` (escribe estas páginas) y \`npm test\`; o mándelo por correo a quien mantiene su instalación: un archivo con bloques así se usa con \`FOJAS_LEXICON\` ([manual](../operator.md)).
${curve}`;
