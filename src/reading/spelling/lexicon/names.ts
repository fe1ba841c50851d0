import { plain } from '../plain.ts';

/** Regions, provinces and communes of Chile (Ministerio del Interior), word by word. */
const PLACES = `
  achao aisén aysén algarrobo alhué almagro alto hospicio ancud andacollo angol antofagasta antuco arauco arica
  atacama ayquina biobío bío buin bulnes cabildo cabo calama calbuco caldera calera camarones camiña canela cañete
  carahue cartagena casablanca castro catemu cauquenes cautín cerrillos cerrito chaitén chanco chañaral chépica
  chiguayante chillán chiloé chimbarongo cholchol chonchi cisnes cobquecura cochamó cochrane codegua coelemu
  coihaique coyhaique coihueco coinco colbún colchane colchagua colina collipulli coltauco combarbalá conchalí concón
  concepción constitución contulmo copiapó coquimbo coronel corral cunco curacautín curacaví curaco curanilahue
  curarrehue curepto curicó dalcahue diego doñihue elqui ercilla estación fresia freire freirina frutillar futaleufú
  futrono galvarino gorbea graneros guaitecas guacho hijuelas hornos hualaihué hualañé hualpén hualqui huara huasco
  huechuraba illapel independencia iquique isluga laja lampa lanco lautaro lebu licantén limache limarí linares
  litueche llaillay llanquihue lolol loncoche longaví lonquimay lota lumaco machalí macul mafil máfil magallanes
  maipú malleco malloa marchihue marchigüe mariquina maule maullín mejillones melipeuco melipilla molina mostazal
  mulchén nacimiento nancagua natales navidad negrete ninhue nogales ñiquén ñuble ñuñoa ohiggins olivar ollagüe olmué
  osorno ovalle paihuano paillaco paine palena palmilla panguipulli panquehue papudo paredones parral pelarco
  pelluhue pemuco pencahue penco peñaflor peñalolén peralillo perquenco petorca peumo pica pichidegua pichilemu pinto
  pirque pitrufquén placilla portezuelo porvenir pozo providencia puchuncaví pucón pudahuel puente puerto pumanque
  punitaqui punta puqueldón purén purranque putaendo putre puyehue queilén quellón quemchi quilaco quilicura quilleco
  quillón quillota quilpué quinchao quinchamalí quinta quintero quirihue rancagua ránquil rauco recoleta renaico
  renca rengo requínoa retiro rinconada romeral saavedra salamanca santiago sagrada sierra talagante talca talcahuano
  taltal tamarugal tarapacá temuco teno teodoro tiltil timaukel tirúa tocopilla toltén tomé tortel traiguén treguaco
  tucapel valdivia valparaíso vallenar vichuquén victoria vicuña vilcún villarrica vitacura yerbas yumbel yungay
  zapallar argentina bolivia brasil colombia perú uruguay paraguay venezuela ecuador méxico madrid londres ginebra
  bruselas haya nueva york washington montevideo janeiro lima bogotá quito caracas`;

/** Given names and surnames that are frequent in Chile; ours. */
const PEOPLE = `
  adriana agustín alejandra alejandro alexis alfonso alfredo alicia álvaro amanda amelia américo ana andrea andrés
  ángel ángela ángeles antonella antonia antonio ariel armando arturo bárbara beatriz belén benjamín bernarda
  bernardita bernardo boris brenda bruno camila camilo carla carlos carmen carolina catalina cecilia césar christian
  claudia claudio constanza cristián cristina cristóbal damián daniel daniela david débora denisse diego domingo
  edgardo edith eduardo elena elías elisa elizabeth elvira emilia emilio enrique eric erika ernesto esteban eugenia
  eugenio evelyn fabián fabiola felipe fernanda fernando florencia francisca francisco gabriel gabriela gastón
  genoveva georgina germán gerardo gilda gisela gladys gloria gonzalo graciela gregorio guillermo gustavo haroldo
  héctor helena hernán hilda homero horacio hugo humberto ignacia ignacio inés ingrid irene iris isabel isidora iván
  ivonne jacqueline jaime javier javiera jeannette jennifer jessica jimena joaquín johanna jorge josé josefa josefina
  juan juana judith julia julián julio karen karina karla katherine laura leandro leonardo leonel leonor leticia
  lidia liliana lisandro lorena lorenzo lucas lucía luis luisa luz magaly magdalena manuel manuela marcela marcelo
  marcia marco marcos margarita maría mariana mariano maribel mario marisol maritza marlene marta martha martín
  martina mateo matías mauricio máximo mercedes miguel miriam mireya mirta mónica myriam nadia nancy natalia nelson
  néstor nicolás nicole nidia nora norma octavio olga omar óscar osvaldo oswaldo pablo pamela paola patricia patricio
  paula paulina pedro pía pilar rafael ramiro ramón raquel raúl rebeca renata renate renato rené reinaldo reynaldo
  ricardo rigoberto roberto rocío rodolfo rodrigo rolando romina rosa rosario rosendo roxana rubén ruth salvador
  samuel sandra santiago sara sebastián segundo sergio silvana silvia simón sofía soledad sonia susana tamara tatiana
  teresa tomás ulises úrsula valentina valeria vanessa verónica vicente víctor victoria viviana waldo walter wilson
  ximena yasna yerko yolanda abarca abarzúa acevedo acosta acuña aguayo aguilar aguilera aguirre alarcón albornoz
  alcaíno aldana aldunate alfaro aliaga allende altamirano alvarado álvarez alvear alvial anabalón andrade angulo
  antilef aránguiz aravena araya arce arellano arenas arévalo arias armijo arriagada arroyo astudillo ávila avendaño
  ayala baeza bahamondes balmaceda barahona barra barraza barrera barría barrientos barrios barros bascuñán bastías
  becerra becker bello beltrán benavente benavides benítez bermúdez bernal blanco bravo briones briceño brito bueno
  burgos bustamante bustos caballero cabello cabrera cáceres calderón calfulén calvo campos cancino candia canales
  cárcamo cárdenas carmona caro carrasco carreño carrillo carrera carvajal carvallo castañeda castillo castro catalán
  catrileo cavieres cea cerda cereceda céspedes chamorro chávez cid cifuentes cisternas clavería collao concha
  contreras corvalán cordero córdova cornejo corona coronado correa cortés cortez cox cruz cubillos cuevas curihual
  curiqueo danús dávila delgado díaz domínguez donoso duarte durán echeverría edwards egaña elgueta encina errázuriz
  escalona escobar escudero espina espinosa espinoza estay estrada estévez eyzaguirre faúndez fariña farías fernández
  ferrada ferreira figueroa flores fredes freire frei frías fritz fuentealba fuentes fuenzalida gaete gajardo galaz
  galdames gálvez galleguillos gallardo gamboa garay garcés garcía garrido gatica gazmuri godoy gómez gonzález
  gonzales gormaz guajardo guerra guerrero guevara gutiérrez guzmán henríquez herrera hernández hidalgo hinojosa
  hormazábal huaiquil huenchumilla huerta hurtado ibáñez ibarra inostroza irarrázaval iturra jaque jara jaramillo
  jeria jiménez jofré jorquera labbé labra lagos landeros lara larraín lastra latorre lavín leal leighton leiva
  letelier leyton lillo lira lizama lizana llanos llanquilef lobos lopetegui lópez lorca loyola luengo luna machuca
  maldonado manríquez mansilla marambio marchant mardones marín márquez martel martínez matamala matta matte matthei
  maturana medel medina mejías melo méndez mendoza meneses merino meza millán miranda molina moncada monsalve
  montalva montecinos montenegro montero montes montt mora moraga morales moreira moreno moya mujica muñoz naranjo
  navarrete navarro negrete neira nilo norambuena novoa núñez obando obreque ojeda olate olavarría oliva olivares
  olivera olmos oñate opazo ordenes orellana orrego ortega ortiz osorio osses ossandón otárola ovalle oyanedel oyarzo
  oyarzún pacheco padilla palacios palma pardo paredes parra pastén pavez peña peñailillo peralta pereira pérez
  pereda piña pinto piñera pinochet pino pizarro plaza poblete polanco ponce portales poza prado prieto puga pulgar
  quezada quijada quilodrán quintana quinteros quiñones quiroga quiroz ramírez ramos rebolledo recabarren repetto
  retamal reveco reyes riffo ríos riquelme riveros rivas rivera robles roca rodríguez rojas roldán román romero ronda
  roa rosales rosas rosende rossi rozas rubio rubilar ruiz saavedra sáez sagredo salas salazar saldaña saldías
  salgado salinas san sánchez sandoval sanhueza santana santander santibáñez santis sepúlveda serrano sierra silva
  solar solís soto sotomayor stuardo suárez tapia tobar toledo tolosa toro torrealba torres torrejón troncoso ubilla
  ugarte ulloa undurraga urbina uribe urrutia urzúa valdebenito valderrama valdés valdivia valdivieso valencia
  valenzuela valle vallejos varas varela vargas vásquez vázquez vega velasco velásquez véliz venegas vera verdejo
  verdugo vergara vicencio vidal vidaurre viera vielma villablanca villagra villagrán villalobos villalón villanueva
  villarroel villaseca villegas vivanco vivar walker weber yáñez yévenes zamora zamorano zapata zavala zelada zenteno
  zúñiga zurita`;

const known = new Set(
  [...PLACES.split(/\s+/), ...PEOPLE.split(/\s+/)].filter(Boolean).flatMap((name) => [name, plain(name)]),
);

/** Whether a word with a capital is a frequent Chilean name or place; accents apart, since people write theirs as they please. */
export const isName = (word: string): boolean => known.has(word.toLowerCase());

const people = new Set(PEOPLE.split(/\s+/).map(plain));
const places = new Set(PLACES.split(/\s+/));
const SHORTEST = 5;
/** Places whose accent is no matter of taste, by what they are without it: no surname or given name is written so, and no other place. */
const accented = new Map(
  [...places]
    .filter((place) => plain(place) !== place && place.length >= SHORTEST)
    .filter((place) => !people.has(plain(place)) && !places.has(plain(place)))
    .map((place) => [plain(place), place]),
);

/** A place of Chile as it is written, for its name without the accent; null of any other word. */
export const placeOf = (word: string): string | null => accented.get(word.toLowerCase()) ?? null;
