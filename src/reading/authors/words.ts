import { fold } from '../words.ts';

const set = (words: string): ReadonlySet<string> => new Set(fold(words).trim().split(/\s+/));

/** Given names that are frequent in legal writing in Spanish, and some of other languages (folded). The list is ours. */
const GIVEN = set(`
  adolfo adrian agustin alberto alejandra alejandro alex alfonso alfredo alonso alvaro ana andrea andres angel angela antonia antonio ariel arturo augusto
  aurelio baldo barbara beatriz belen benito benjamin bernardo bruno camila camilo carla carlos carmen carolina catalina cecilia cesar christian claudia
  claudio claus consuelo constanza cristian cristina cristobal daniel daniela dario david delia diego domingo edmundo eduardo elena elias elisa emilio enrique
  ernesto esteban estela eugenio eugenia eva fabian fabiola felipe felix fernando fernanda flavia francisca francisco franz gabriel gabriela
  gerardo german gloria gonzalo gregorio guido guillermo gunther gustavo hans hector heinrich helmut henri hernan hugo humberto ignacio ines ingeborg
  ingrid iñigo isabel isidro ivan jaime javier jean jeremy jesus joaquin joel johann john jorge jose josefina juan juana julia julian julio karl
  karla laura leonardo leopoldo leslie lorena lorenzo louis lucas lucia luciano luigi luis luisa macarena manuel marcela marcelo marcial marco marcos
  margarita maria mariana mariano maricruz mario marta martin mateo matias mauricio max maximiliano mercedes miguel miriam moises monica natalia
  nelson nicolas norberto octavio olga orlando oscar osvaldo pablo pamela paola patricia patricio paula paulina pedro peter philippe pia piero pierre
  piet rafael ramon raquel raul rene ricardo robert roberto rocio rodolfo rodrigo rolando roman ronald rosa ruben ruperto salvador samuel
  santiago sara saul sebastian sergio silvia simon sofia sonia susana teresa tomas urbano valentina valeria veronica vicente victor victoria viviana
  waldo walter werner wilhelm william ximena yasna adela alfred alessandro arthur avelino bettina carl charles claudio edgardo francesco friedrich
  george georges giuseppe ildefonso jurgen lautaro michele norberto pascual piedad pilar richard ronald susan thomas tomas-ramon
`);

/** Words that begin no name of a person: of the law, of courts and offices, of works, of places, of the calendar (folded). The list is ours. */
const NO_NAME = set(`
  abogado abogada acta actas acuerdo administracion agencia agravio alto ambas ambos anales anexo anuario apelacion apelaciones archivese articulo articulos
  asamblea asesoria asociacion asunto atendido audiencia auto autor autora autores banco bases biblioteca boleta boletin caja camara capitulo carabineros carta causa certificado
  civil clausula codigo colegio comision comite compañia compraventa comunidad conforme congreso consejo considerando constitucion constitucional contrato contraloria
  convencion convenio corporacion corte cuadernos cuarto cuenta curso daño daños decimo declaracion decreto defensa defensoria demanda demandada demandado
  demandante departamento derecho derechos diario diccionario direccion director directora doctor doctora doctrina documento don doña ediciones editorial efecto
  ejercito el ella elementos empresa en encargada encargado enero escrito escritura estado estados estudio estudios excelentisima excelentisimo excma excmo
  existe facultad factura febrero fiscal fiscalia fisco foja fojas folio fundacion gaceta garantia general gobierno historia hospital iltma ilustre imprenta
  indemnizacion informe inmobiliaria inspeccion instituciones instituto interamericana introduccion inversiones isapre jefe juez jueza julio junio junta juzgado juzgados la las legal lecciones
  ley leyes libro libreria limitada lo los lunes manual marzo matricula mayo mensaje ministerio ministra ministro ministros misma mismo municipalidad nacion nacional naciones
  nada ninguna noveno noviembre nulidad obligaciones octavo octubre oficio ordenanza otra otro otrosi parte penal perito plazo poder policia presidencia presidente
  primera primero principios procedimiento proceso profesor profesora protocolo quinto real recurso recurrente reglamento regimen region registro registrese republica resolucion responsabilidad
  resultado revista rol sala santiago secretaria secretario segunda segundo senado sentencia septiembre septimo servicio seguridad señor señora sexto social sociedad sobre superintendencia
  suprema supremo tabla tambien tercero tesis testigo tesoreria teoria texto tirant tomo tratado tribunal tribunales unidad union unidas universidad valparaiso vicepresidente vigesimo vistos volumen
  abril agosto diciembre chile argentina españa peru colombia mexico francia alemania italia concepcion temuco antofagasta iquique arica rancagua talca chillan valdivia serena copiapo madrid
  barcelona paris milan bogota lima nuestro nuestra sin sus su esta este estas estos ese esa dicho dicha que quien como cuando donde para por pero porque segun si no ni asi ahora ademas finalmente
  luego entonces sin embargo tal tales todo toda todos todas cada uno una un unos unas con contra desde hasta entre del al de y o a e u rit ruc rut run cfr cf vease ver veanse idem ibid ibidem ob op cit supra infra ss nota notas
  dl dfl ds cpc cc cpp cot sa spa ltda eirl oit onu cepal unesco ocde afp bcn tc cs ica actual analisis antecedentes acoso trabajo prueba nueva nuevo problema problemas concepto hechos
  aplicacion accidente accion acciones acto actos bienes caso casos comentarios comentario explicaciones fundamentos jurisprudencia justicia personas propiedad proteccion tutela control reforma sistema ultima primer previo
  conferencia internacional americana americano titulo parrafo seccion politica electoral nacionalidad europea europeo consejero contralor alcalde gerente grupo equipo programa fondo conferencia internacional americana americano titulo parrafo seccion politica europea europeo contralor alcalde gerente grupo equipo programa fondo visto respecto mediante dado dada habiendo siendo resulta aunque mientras aun solo solamente precisamente igualmente asimismo incluso cabe hay fue es son era se le les nos me te
`);

/** Cities that are surnames too. */
const CITIES = set(
  'madrid santiago valdivia serena barcelona lima paris milan bogota arica rancagua talca iquique concepcion valparaiso españa francia',
);

/** The word as the lists have it. */
export const key = (word: string): string => fold(word).replace(/[^a-z0-9-]/g, '');

/** Whether a word may stand in a name of a person. */
export const mayName = (word: string): boolean => !NO_NAME.has(key(word));
export const isGiven = (word: string): boolean => GIVEN.has(key(word));
/** Whether a word may go on a name that began with a given one. */
export const mayGoOn = (word: string): boolean => mayName(word) || CITIES.has(key(word));
