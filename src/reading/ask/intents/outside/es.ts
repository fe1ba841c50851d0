import { rules } from '../../../rules/block.ts';
import { NAMES_ES } from '../names.ts';

const names = {
  ...NAMES_ES,
  unitname: 'uf | utm | uta | dólar | euro | unidad de fomento',
  service: 'abogado | abogada | notario | notaria | notaría | perito | corredor | corredora | receptor',
  events: 'juicios | casos | despidos | divorcios | accidentes | contratos',
  public: 'chilenos | personas | chilenas | empresas | trabajadores | casos',
  office:
    'sernac | notaría | notaria | juzgado | tribunal | municipalidad | registro civil | inspección | inspección del trabajo | sii | oficina | conservador',
  recommend: 'recomiéndame | recomienda | conoces',
};

export const ES = rules(
  'es',
  `
[outside.market-price]
reason: Un precio de mercado o el valor de hoy de una unidad no está en leyes, contratos ni fallos.
find:   (precio | valor | tasación) (de mercado | comercial)
        (cuánto | a cuánto | qué valor) ..3 {unitname} ..3 (hoy | ahora | actual | actualmente)
        (cuánto | a cuánto) (vale | está) {the}? {unitname}
        valor ..3 {unitname} ..2 (hoy | día | actual)
        cuánto (cobra | cobran | sale) un {service}
        (tipo | tasa) de cambio
yes:    ¿Cuál es el precio de mercado de la casa?
        cual es el valor comercial del sitio
        que valor de mercado tiene el auto
        la tasación comercial del departamento
        ¿Cuánto vale la UF?
        a cuanto está el dólar
        cuanto es hoy, cuánto equivale la utm hoy
        ¿Qué valor tiene la UF actualmente?
        a cuanto anda la uf ahora
        ¿Cuánto dinero es una UTM actual?
        valor de la UF de hoy
        valor de la utm del día
        valor del dólar actual
        cuanto cobra un abogado por un divorcio
        cuanto cobran un notario y un receptor
        cuanto sale un perito
        ¿Cuál es el tipo de cambio?
        tasa de cambio del euro
no:     ¿Cuántas UF es la multa?
        ¿Cuánto vale la cuota?
source: ours

[outside.statistics]
reason: Estadísticas y promedios no están en leyes, contratos ni fallos.
find:   (estadística | estadísticas | promedio nacional)
        cuántos ..1 {events} ..2 (hay | hubo | se hacen) ..2 (chile | año | país | santiago)
        qué porcentaje de {public}
yes:    ¿Hay estadísticas de despidos?
        alguna estadística sobre divorcios
        cual es el promedio nacional
        cuantos juicios hay en chile
        ¿Cuántos divorcios hubo el año pasado?
        cuantos despidos se hacen en santiago
        cuántos casos hay en el país
        qué porcentaje de chilenos arrienda
no:     ¿Cuántos juicios menciona el fallo?
source: ours

[outside.office]
reason: La dirección, el teléfono o el horario de una oficina pública no están en leyes, contratos ni fallos.
find:   (dónde | en qué calle) (queda | está | se ubica) ..2 {office}
        (dirección | teléfono | horario | ubicación | correo) ..2 {office}
        a qué hora (abre | cierra) ..2 {office}
yes:    ¿Dónde queda el Sernac?
        donde está la notaría
        en que calle se ubica el juzgado
        dirección de la inspección del trabajo
        teléfono del registro civil
        horario de la notaria
        ubicación del tribunal
        correo del sernac
        a que hora abre el juzgado
        ¿A qué hora cierra la municipalidad?
no:     ¿Qué domicilio tiene el arrendador?
source: ours

[outside.news]
reason: Noticias y novedades no están en leyes, contratos ni fallos.
find:   (noticia | noticias | últimas novedades)
        qué (salió | dijeron) en (las noticias | la prensa | la tele)
yes:    ¿Qué noticias hay del caso?
        alguna noticia sobre la reforma
        últimas novedades del proyecto
        que salió en la prensa
        que dijeron en la tele
        qué salió en las noticias
no:     ¿Qué novedad introduce el artículo?
source: ours

[outside.best]
reason: Qué conviene comprar o a quién contratar no lo dice ninguna ley, contrato ni fallo.
find:   (mejor | buen | buena) {service}
        {service} ..1 (más barato | más barata | recomendado | recomendada)
        {recommend} ..1 {service}
        dónde ..2 (más barato | más barata)
yes:    ¿Cuál es el mejor abogado laboral?
        un buen abogado en temuco
        una buena notaría, buena corredora
        el abogado más barato
        la notaria más barata
        un abogado recomendado
        alguna corredora recomendada
        recomiéndame un abogado
        donde arriendo más barato
        dónde es más barata la escritura
no:     ¿Qué abogado firma la demanda?
source: ours
`,
  names,
);
