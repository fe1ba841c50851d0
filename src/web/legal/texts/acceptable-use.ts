import type { LegalText } from '../text-types.ts';

export const acceptableUse: LegalText = {
  document: 'acceptable-use',
  version: '2025-10',
  title: 'Política de Uso Aceptable',
  about: 'Qué puedes hacer con Fojas, qué no, y qué ocurre cuando alguien lo hace.',
  sections: [
    {
      id: 'alcance',
      title: 'Objeto y alcance',
      paragraphs: [
        'Esta política integra los [Términos de Servicio](/terms-of-service) y obliga a quien usa Fojas. Protege a las personas usuarias, a los terceros que aparecen en sus documentos y al servicio.',
      ],
    },
    {
      id: 'quienes',
      title: 'Quién puede usar el servicio',
      paragraphs: [
        'Pueden usarlo personas mayores de 18 años y organizaciones que actúan por medio de ellas: profesionales del derecho, estudiantes y equipos que trabajan con documentos jurídicos.',
      ],
    },
    {
      id: 'permitido',
      title: 'Usos permitidos',
      paragraphs: [
        {
          p: 'Puedes usar Fojas para todo fin lícito propio de su objeto, entre otros:',
          list: [
            'estudiar, comparar y resumir leyes, contratos, fallos y expedientes;',
            'preparar escritos, informes y clases, con revisión profesional;',
            'detectar riesgos y errores de redacción en documentos propios o de tus clientes.',
          ],
        },
      ],
    },
    {
      id: 'contenido',
      title: 'Contenido prohibido',
      paragraphs: [
        {
          p: 'No puedes subir ni generar contenido que:',
          list: [
            'sea ilícito, o incite a la violencia, a la discriminación o al odio;',
            'muestre abuso o explotación sexual de menores de edad;',
            'infrinja derechos de autor, marcas o secretos ajenos;',
            'vulnere el secreto profesional o una orden de reserva;',
            'contenga programas maliciosos.',
          ],
        },
      ],
    },
    {
      id: 'conductas',
      title: 'Conductas prohibidas',
      paragraphs: [
        {
          p: 'No puedes:',
          list: [
            'acceder a cuentas o datos ajenos, ni intentarlo;',
            'eludir límites, precios o medidas de seguridad;',
            'sobrecargar el servicio o extraer su contenido en forma masiva o automatizada sin autorización;',
            'fabricar pruebas, falsificar documentos o presentar como auténtica una cita que no lo es;',
            'suplantar a otra persona;',
            'revender el acceso o crear cuentas para obtener repetidamente tokens de bienvenida.',
          ],
        },
        'Las conductas que constituyan delitos informáticos se rigen además por la Ley 21.459. Si encuentras una debilidad de seguridad, infórmala en privado al operador; hacerlo de buena fe no infringe esta política.',
      ],
    },
    {
      id: 'ia',
      title: 'Uso responsable de la inteligencia artificial',
      paragraphs: [
        'Los resultados son un apoyo y no constituyen asesoría jurídica. Debes verificarlos profesionalmente antes de usarlos: abre las citas, lee las líneas y comprueba la vigencia de normas y fallos.',
        'No presentes un resultado sin revisar como trabajo de un profesional, ni lo uses como única base de una decisión que afecte derechos de otras personas.',
      ],
    },
    {
      id: 'terceros',
      title: 'Datos personales de terceros',
      paragraphs: [
        'Para subir documentos con datos personales de terceros debes contar con una base legal: el consentimiento, un encargo profesional, una obligación legal u otra que la ley admita. Respecto de esos datos el responsable eres tú, y rige el [Acuerdo de Tratamiento de Datos](/data-processing-agreement).',
        'Sube solo lo necesario. Pon especial cuidado en los datos sensibles y en los de niños, niñas y adolescentes.',
      ],
    },
    {
      id: 'credenciales',
      title: 'Cuentas y credenciales',
      paragraphs: [
        'Una cuenta es de una sola persona: no puedes compartir sus credenciales entre varias. Respondes de lo que se hace con tu cuenta mientras no avises que otra persona accedió a ella.',
      ],
    },
    {
      id: 'supervision',
      title: 'Supervisión y denuncias',
      paragraphs: [
        'El operador puede supervisar señales técnicas del uso para detectar abusos, suspender cuentas, eliminar contenido que infrinja esta política y cooperar con las autoridades cuando la ley lo exige.',
        'Puedes denunciar un abuso al correo de contacto, con los antecedentes que tengas. Las denuncias se revisan dentro de 48 horas hábiles, y la identidad de quien denuncia se mantiene en reserva.',
      ],
    },
    {
      id: 'consecuencias',
      title: 'Consecuencias',
      paragraphs: [
        {
          p: 'Según la gravedad y la reiteración, el operador aplica en orden creciente:',
          list: [
            'advertencia formal;',
            'suspensión temporal de la cuenta;',
            'cierre definitivo de la cuenta, sin reembolso;',
            'acciones legales;',
            'prohibición permanente de crear nuevas cuentas.',
          ],
        },
        'Las medidas se comunican con sus motivos. Puedes pedir por correo que se revisen; la petición no suspende las que sean urgentes. Se exceptúa del cierre sin reembolso lo que la Ley 19.496 declara irrenunciable.',
      ],
    },
  ],
  contact: {
    id: 'contacto',
    title: 'Contacto',
    paragraphs: [
      { p: 'Las denuncias y consultas sobre esta política se dirigen a:', operator: true },
      'Las denuncias se revisan dentro de 48 horas hábiles. Las consultas se responden entre 24 y 48 horas hábiles.',
    ],
  },
};
