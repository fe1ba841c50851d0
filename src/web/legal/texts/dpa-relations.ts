import type { Section } from '../text-types.ts';

/** Sections 8 to 13 of the agreement: others, titulars, breaches, audits and the end. */
export const relations: readonly Section[] = [
  {
    id: 'subencargados',
    title: 'Subencargados',
    paragraphs: [
      'El cliente autoriza al encargado a contratar subencargados de alojamiento, almacenamiento, correo, respaldo e inteligencia artificial. El encargado les impone por escrito obligaciones equivalentes a las de este acuerdo y responde de ellos.',
      'El encargado entrega la lista vigente a quien la pide y avisa con 30 días de anticipación la incorporación o el reemplazo de un subencargado. El cliente puede oponerse por motivos fundados y, si no hay acuerdo, poner término al contrato.',
      'Sin un proveedor externo configurado, los análisis los hace el motor incluido en la aplicación y ningún subencargado de inteligencia artificial recibe datos.',
    ],
  },
  {
    id: 'lugares',
    title: 'Lugares de tratamiento y transferencias',
    paragraphs: [
      'El lugar principal de tratamiento es Chile. Puede haber tratamiento en Estados Unidos (servicios en la nube y de inteligencia artificial) y en la Unión Europea (copias de respaldo), si el encargado contrata allí esos servicios.',
      'Todo cambio de los lugares de tratamiento se avisa con 30 días de anticipación. Las transferencias se sujetan a contratos que aseguran una protección adecuada, conforme a la ley.',
    ],
  },
  {
    id: 'titulares',
    title: 'Derechos de los titulares',
    paragraphs: [
      'El encargado ayuda al cliente a responder las solicitudes de los titulares dentro de 5 días hábiles desde que lo pide.',
      'Si un titular se dirige al encargado, este remite la solicitud al cliente sin demora y no la responde por su cuenta, salvo que la ley lo exija.',
      'El cliente dispone en su perfil de herramientas de acceso, rectificación, exportación, bloqueo y eliminación, que puede usar por sí mismo.',
    ],
  },
  {
    id: 'vulneraciones',
    title: 'Vulneraciones de seguridad',
    paragraphs: [
      'El encargado comunica al cliente toda vulneración que afecte sus datos sin dilaciones indebidas y, cuando sea posible, dentro de 24 horas desde que la conoce.',
      'La comunicación indica la naturaleza del hecho, los datos y titulares afectados, los efectos probables y las medidas adoptadas. Lo que no se sepa todavía se completa después.',
      'Corresponde al cliente, como responsable, informar a la autoridad y a los titulares cuando la ley lo exige; el encargado colabora con él.',
    ],
  },
  {
    id: 'auditorias',
    title: 'Auditorías',
    paragraphs: [
      'El encargado entrega la información necesaria para demostrar que cumple este acuerdo.',
      'El cliente puede hacer una auditoría en terreno con un aviso de 30 días y como máximo una vez al año, en horario hábil, bajo reserva y sin acceder a datos de otros clientes. Cada parte paga sus costos.',
    ],
  },
  {
    id: 'vigencia',
    title: 'Vigencia, devolución y eliminación',
    paragraphs: [
      'El acuerdo rige desde que el cliente empieza a usar el producto. Termina con los Términos de Servicio, una vez devueltos o eliminados todos los datos, o por acuerdo mutuo escrito.',
      'El cliente puede exportar los datos en JSON, CSV y PDF. Dentro de 30 días desde que lo pide, el encargado los devuelve o los elimina y lo certifica.',
      'Los datos se borran de las copias de respaldo en un plazo máximo de 90 días. El encargado conserva solo lo que la ley le ordena conservar.',
      'La responsabilidad de las partes se rige por los Términos de Servicio, en lo que la ley permite. Se aplica la ley chilena y son competentes los tribunales de Santiago de Chile. La versión en español prevalece sobre cualquier traducción.',
    ],
  },
];
