import { rules } from '../../../rules/block.ts';

/** What something is, what it takes, and what a court resolves, in Spanish. */
export const STATEMENT_ES = rules(
  'es',
  `
[definition.means]
reason: Fórmulas con que un texto define una palabra.
find:   se (entiende | entienden | entenderá | entenderán) ..3 por
        (entiéndese | entiéndase) por
        (significa | significará | significan)
        se (llama | llaman | denomina | denominan | define | definen)
        (llámase | llámanse | denomínase | definese)
        consiste* en
        bajo (la | el) (denominación | nombre | concepto) ..8 se (comprende | comprenden | comprenderá | comprenderán)
yes:    «Bajo la denominación de diseño se comprende» toda forma que se distinga.
        «Bajo la denominación de diseños se comprenden» las formas que se distingan.
        «Bajo el nombre de cargas se comprenderá» todo gravamen.
        «Bajo el concepto de fruto se comprenderán» los que da la cosa.
        «Se entiende por» obra nueva la que no existía.
        «Se entienden por» frutos los que da la cosa.
        Para este efecto «se entenderá por» mes el de calendario.
        «Se entenderán por» hábiles los demás días.
        «Entiéndese por» domicilio la residencia con ánimo.
        «Entiéndase por» domicilio el que se indica.
        "Bodega" «significa» el recinto del plano.
        "Bodega" «significará» el recinto del plano.
        "Bodegas" «significan» los recintos del plano.
        El que da «se llama» comodante.
        Los que dan «se llaman» comodantes.
        El contrato «se denomina» mutuo.
        Los bienes «se denominan» fungibles.
        El dolo «se define» en la ley.
        Los dolos «se definen» en la ley.
        «Llámase» tradición la entrega con intención.
        «Llámanse» muebles los que se mueven.
        «Denomínase» flete el precio del transporte.
        «Defínese» el flete como precio.
        El usufructo «consiste en» gozar de cosa ajena.
no:     El significado de la cláusula es discutido.
source: ours

[definition.is]
reason: Género próximo: "es un contrato en que", "es la facultad de", "son aquellos".
find:   {es} ..1 {un} {genero}
        {es} (aquel | aquella | aquellos | aquellas)
        {es} ..5 (toda | todo | todos | cualquier)
        se (considera | considerará | consideran | considerarán | reputa | reputan)
yes:    El comodato «es un contrato» en que se presta una cosa.
        El retracto «es la facultad» de volver atrás.
        Persona jurídica «es aquella» que crea la ley.
        Plazo fatal «es aquel» que extingue el derecho.
        Frutos naturales «son aquellos» que da la naturaleza.
        Cosas fungibles «son aquellas» que se gastan.
        Dato personal «es, para esta ley, toda» información de una persona.
        Documento «es, en general, todo» soporte que guarda datos.
        Bienes «son aquí todos» los que se poseen.
        Domicilio «es, para ello, cualquier» lugar elegido.
        El día «se considera» inhábil.
        El día «se considerará» inhábil.
        Los días «se consideran» inhábiles.
        Los días «se considerarán» inhábiles.
        El hijo «se reputa» nacido.
        Los hijos «se reputan» nacidos.
no:     El precio es de cien pesos.
source: ours

[definition.named]
reason: El nombre corto que un contrato da a una parte o cosa.
find:   en adelante
        (denominado | denominada | denominados | denominadas) ..3 (el | la | los | las)
yes:    Pérez y Cía., «en adelante» la "Vendedora".
        El predio, «denominado indistintamente el» "Fundo".
        La nave, «denominada la» "Nave".
        Los bienes, «denominados los» "Bienes".
        Las naves, «denominadas las» "Naves".
no:     De aquí a un mes.
source: ours

[requirement.needs]
reason: Lo que un acto necesita.
find:   (requisito | requisitos)
        se (requiere | requieren | requerirá | requerirán | exige | necesita | necesitan)
        {es} (necesario | necesaria | necesarios | indispensable | menester)
        (deberá | deberán | debe | deben) (contener | indicar | expresar | reunir | acompañar | acreditar | constar | otorgarse | cumplir | presentar | contar | señalar | llevar | inscribirse)
yes:    Son «requisitos» de la acción los que siguen.
        El «requisito» es doble.
        «Se requiere» escritura pública.
        «Se requieren» dos testigos.
        «Se requerirá» escritura pública.
        «Se requerirán» dos testigos.
        «Se exige» caución.
        «Se necesita» mandato.
        «Se necesitan» tres votos.
        «Es necesario» inscribir.
        «Es necesaria» la inscripción.
        «Son necesarios» tres votos.
        «Será indispensable» la firma.
        «Es menester» probar el daño.
        La demanda «deberá contener» el nombre del actor.
        La solicitud «deberá indicar» el domicilio.
        Las actas «deberán expresar» el lugar.
        El postulante «debe reunir» cien puntos.
        La solicitante «deberá acompañar» el título.
        Los herederos «deben acreditar» su calidad.
        El pacto «deberá constar» por escrito.
        El poder «deberá otorgarse» ante notario.
        El local «deberá cumplir» la norma.
        El oferente «deberá presentar» boleta.
        La sala «deberá contar» con ventilación.
        El aviso «deberá señalar» la causa.
        El envase «deberá llevar» etiqueta.
        La hipoteca «deberá inscribirse» en el registro.
no:     El requerimiento fue acogido.
source: ours

[requirement.list]
reason: Encabeza una enumeración de menciones, causales o condiciones.
find:   (siguiente | siguientes) {cosa}
        {cosa} (siguiente | siguientes)
        (alguna | cualquiera) de las siguientes
yes:    Se acompañan los «siguientes antecedentes».
        Termina por la «siguiente causal».
        Termina por las «causales siguientes».
        Se anota la «mención siguiente».
        Procede en «alguna de las siguientes» hipótesis.
        Procede en «cualquiera de las siguientes» hipótesis.
no:     El día siguiente es feriado.
source: ours

[decision.resolves]
reason: Verbos con que un tribunal resuelve.
find:   se {resuelve}
        (acógese | recházase | confírmase | revócase | condénase | declárase | absuélvese)
        (ha | hace | haciendo | niega | da) lugar
        (condena | condenando | condenar) ..3 a
        se hace lugar
        se accede (a | al) ..1 {pedido}
yes:    «Se acoge» la demanda en todas sus partes.
        «Acógese» la reclamación.
        «Se accede a la demanda» solo en cuanto al feriado.
        «Se accede al recurso» en esa parte.
        «Recházase» el incidente.
        «Confírmase» la sentencia apelada.
        «Revócase» la resolución.
        «Condénase» a la demandada.
        «Declárase» prescrita la acción.
        «Absuélvese» al acusado.
        No «ha lugar» a la nulidad.
        La sala «hace lugar» al recurso.
        Resuelve «haciendo lugar» a la queja.
        El fallo «niega lugar» a la demanda.
        El juez «da lugar» al desahucio.
        El fallo «condena a» la compañía.
        Resolvió «condenando al pago a» la compañía.
        Corresponde «condenar a» la compañía.
        «Se hace lugar» al reclamo.
no:     La demanda fue notificada.
source: ours
`,
  {
    es: 'es | son | será | serán',
    un: 'un | una | el | la | los | las | todo | toda',
    genero:
      'acto | actos | contrato | contratos | convención | acuerdo | derecho | derechos | deber | facultad | persona | personas | bien | bienes | cosa | cosas | conjunto | documento | documentos | procedimiento | organismo | órgano | servicio | servicios | obligación | obligaciones | modo | título | caución | medio | medida | medidas | operación | sociedad | asociación | entidad | trabajador | trabajadores | acción | acciones | declaración | remuneración | suma | dinero | prestación | prestaciones | época | lugar | hecho | hechos | que | quien',
    cosa: 'requisito | requisitos | mención | menciones | antecedentes | documentos | condiciones | causal | causales | circunstancias | casos | estipulaciones | obligaciones | formalidades | reglas | elementos | datos | informaciones | funciones | atribuciones | derechos | deberes | criterios',
    pedido:
      'demanda | solicitud | petición | recurso | acción | incidente | reclamo | reclamación | pedido | solicitado',
    resuelve:
      'acoge | acogen | rechaza | rechazan | confirma | revoca | revocan | condena | absuelve | declara | declaran | resuelve | ordena | desestima | desestiman | anula | invalida | aprueba | deniega | decide | dispone | exime',
  },
);
