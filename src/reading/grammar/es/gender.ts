export type Gender = 'm' | 'f';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
/** Nouns whose ending misleads or says nothing; by the determiners they stand with in Chilean statutes, at least 96 of 100 times, and our own reading. */
const MASCULINE = set(
  'juez tribunal bien día mes fiscal sistema padre lugar antecedente nombre límite fin informe interés plan poder total ganancial deber comité numeral escalafón jefe índice gravamen margen control goce examen trámite programa balance cierre animal rol remanente esquema arancel hombre alcalde material nivel excedente ajuste comprobante buque árbol crimen ejemplar hogar remate pagaré resumen rescate origen accidente tope billete volumen epígrafe cónsul bosque dictamen pabellón aire lote soporte semestre idioma alcance vientre padrón detalle canal pasaporte mineral fraude envase bienestar problema papel avance vegetal timbre talón trimestre ordinal embarque cheque cauce boletín mapa planeta tema clima poema diploma drama trauma carisma síntoma dilema emblema lema aroma enigma paradigma panorama estigma prisma sofá virus tránsito viernes lunes martes miércoles jueves sábado domingo tren café pie mueble inmueble valor cartel coche parque puente país análisis',
);
const FEMININE = set(
  'ley norma forma renta vez suma cuenta multa oferta venta cuota aeronave muerte causal compraventa madre junta frase falta gestión firma víctima cuestión visita vista costa labor salud consulta lista carta razón culpa plataforma respuesta validez torre superficie planta etapa clase base carpeta coma subasta pregunta fuente boleta serie noche medianoche directriz rama luz matriz mano gente red sede cárcel nave llave nube tarde suerte sangre leche carne fase crisis tesis hipótesis síntesis dosis foto moto fe sal miel piel señal flor opción imagen virgen sien cruz paz voz nuez faz raíz niñez vejez escasez placa cláusula costumbre legumbre gripe catástrofe índole estirpe',
);
/** Nouns that take either, by what they mean or whom. */
const EITHER = set(
  'orden frente capital corte parte indígena concejal vocal margen cura guía policía guarda radio cólera pendiente editorial delta doblez cometa mar azúcar internet arte parte_ corriente testigo cónyuge menor mayor personal agente cliente representante solicitante paciente auxiliar profesional particular albacea titular víctima_ trompeta ayudante modelo piloto soprano miembro juez_ médico concejal canciller ministro presidente jefe_ alférez calor color terminal final central local vocal clave ordenanza consulta_ atalaya génesis contraluz mimbre pringue tilde maratón reuma dote calambre lente visa dínamo mañana cuchara partícula_ batería_ defensa ala ancla ave aula arma área agua alma acta haya hambre águila hacha aya arca asma ama aspa asta hada habla alza álgebra ansia índice_ cabeza_ caza pareja_ escucha génesis mira facha trenza cara_ espada saxo micro poco medio todo cuanto tanto otro uno dos tres cuatro cinco seis siete ocho nueve diez once doce quince veinte treinta cuarenta cincuenta cien mil extra demás menos más solo algo nada cero premio_ caso_ labor_ contra pro ante entre sobre bajo hasta tras desde según sin con por para',
);

/** The gender of a noun in the singular, by lists and by its ending; null where neither is sure. */
export function genderOf(lemma: string): Gender | null {
  if (EITHER.has(lemma)) return null;
  if (MASCULINE.has(lemma)) return 'm';
  if (FEMININE.has(lemma)) return 'f';
  if (/(?:[cstgx]ión|[dt]ad|tud|umbre|eza|ncia|anza|itis)$/.test(lemma)) return 'f';
  if (/(?:miento|ismo|aje)$/.test(lemma)) return 'm';
  if (/(?:[dt]or|sor)$/.test(lemma)) return 'm';
  if (/(?:ma|ista|ta|pa|gena|cida|cola|iatra|colega|e|l|r|n|s|z|í|ú|d|x)$/.test(lemma)) return null;
  if (lemma.endsWith('a')) return 'f';
  return lemma.endsWith('o') && !/(?:mano|foto|moto|libido)$/.test(lemma) ? 'm' : null;
}
