/**
 * Pairs of versions written by hand, in one text each: `{before>after>kind}` is a change, `kind` as in `Planted` (several with `/`). Invented parties.
 */
export const BY_HAND: readonly { name: string; language: 'es' | 'en'; text: string }[] = [
  {
    name: 'arriendo-bodega-a-mano',
    language: 'es',
    text: `CONTRATO DE ARRENDAMIENTO

En Santiago, a {3 de marzo de 2025>17 de marzo de 2025>date}, entre Bodegas del Maipo SpA, en adelante la "Arrendadora", y Comercial Quillay Ltda., en adelante la "Arrendataria", se ha {convenido>acordado>wording} el siguiente contrato:

PRIMERO. Propiedad. La Arrendadora es dueña de la bodega N° 7 del conjunto ubicado en camino Lo Boza 1200, comuna de Lampa.

SEGUNDO. Arrendamiento. Por {el presente instrumento>este instrumento>wording}, la Arrendadora da en arrendamiento a la Arrendataria la bodega {singularizada en la cláusula anterior>individualizada en la cláusula anterior>wording}.

TERCERO. Plazo. El contrato durará {dos años>cinco años>term}, contados desde su firma, y se renovará por períodos iguales {si ninguna de las partes>salvo que alguna de las partes>exception} da aviso con noventa días de anticipación.

CUARTO. Renta. La renta mensual será de {120 unidades de fomento>135 unidades de fomento>figure}, que la Arrendataria pagará dentro de los primeros {cinco días>diez días>term} de cada mes, {mediante transferencia>por transferencia>wording} a la cuenta que la Arrendadora indique.

QUINTO. Mora. {Por cada día de atraso>Por cada día de retraso>wording} se devengará una multa del {2%>4%>figure} de la renta.

SEXTO. Subarriendo. La Arrendataria {no podrá>podrá>polarity/modality} subarrendar la bodega{>, siempre que informe previamente al administrador>exception}.

SÉPTIMO. Mejoras. Las mejoras {que introduzca>que haga>wording} la Arrendataria {podrán ser retiradas>deberán ser retiradas>modality} por ella al término del contrato.

OCTAVO. Gastos. Serán de cargo de {la Arrendadora>la Arrendataria>party} las contribuciones y los gastos comunes ordinarios{, salvo los de mantención del techo>>exception}.

NOVENO. Garantía. La Arrendataria entrega en garantía la suma de {$4.500.000>$ 4.500.000>wording}, que se restituirá en {sesenta días>60 días>wording}, {descontados>una vez descontados>wording} los daños que le sean imputables.

DÉCIMO. Término anticipado. En los casos de la cláusula {quinta>sexta>reference}, la Arrendadora {tendrá derecho a>podrá>wording} poner término al contrato.

UNDÉCIMO. Domicilio. Para todos los efectos {legales>de derecho>wording} las partes fijan su domicilio en la ciudad de Santiago y se someten a {la competencia de sus tribunales>los tribunales de ella>wording}.
`,
  },
  {
    name: 'servicios-a-mano',
    language: 'en',
    text: `SERVICES AGREEMENT

This Services Agreement (the "Agreement") is made on {May 4, 2024>June 4, 2024>date} between Northgate Foods, Inc. (the "Client") and Ridge Analytics LLC (the "Provider").

1. Services. The Provider shall {perform>carry out>wording} the services described in {Exhibit A>Exhibit B>reference} with {reasonable care>due care>wording}.

2. Term. This Agreement {commences>begins>wording} on the date above and continues for {twelve (12) months>eighteen (18) months>term}.

3. Fees. The Client shall pay {$12,000>$15,000>figure} per month within {thirty (30) days>30 days>wording} of receipt of each invoice.

4. Late payment. Overdue amounts {bear>accrue>wording} interest at {1.5%>2%>figure} per month.

5. Confidentiality. Each party {shall keep>shall not be required to keep>polarity/modality} the information of the other party confidential{>, except where disclosure is required by law>exception}.

6. Assignment. {The Provider may not assign>The Provider may assign>polarity/modality} this Agreement {without the consent of the Client>without the Client's consent>wording}.

7. Liability. The liability of {the Provider>the Client>party} is limited to the fees paid {during>in>wording} the preceding year.

8. Insurance. The Provider {shall>may>modality} maintain professional liability insurance {throughout the term>during the whole term>wording}.

9. Notices. Notices {shall be in writing>shall be made in writing>wording} and take effect {upon receipt>on receipt>wording}.
`,
  },
];
