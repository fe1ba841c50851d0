/** Concepts of a field of law: how statutes and contracts say it, and how people ask. Ours. */
export const TAX = `
[vat]
ley: impuesto al valor agregado; débito fiscal; crédito fiscal; ventas y servicios
gente: iva; recuperar el iva; pagar iva
law: value added tax; sales tax
people: vat

[income-tax]
ley: impuesto a la renta; renta líquida imponible; primera categoría; impuesto global complementario; impuesto único de segunda categoría
gente: cuánto impuesto pago; impuesto por el sueldo; declaración anual; operación renta
law: income tax; taxable income
people: tax on my salary

[invoice]
ley: factura; boleta; documentos tributarios; guía de despacho
gente: dar boleta; facturar; pedir factura; boletear
law: invoice; receipt; billing

[tax-evasion]
ley: declaración maliciosamente incompleta o falsa; procedimientos dolosos; delito tributario
gente: evadir impuestos; no pagar impuestos; evasión; facturas falsas; trampa con los impuestos
law: tax evasion; tax fraud
people: dodge taxes

[property-tax]
ley: impuesto territorial; avalúo fiscal; bienes raíces
gente: contribuciones; contribuciones de la casa; pagar contribuciones
law: property tax; real estate tax

[tax-audit]
ley: fiscalización; citación; liquidación; giro; servicio de impuestos internos
gente: me revisa el sii; me fiscalizan; impuestos internos me cita; revisión de impuestos
law: tax audit; assessment
people: audited

[inheritance-tax]
ley: impuesto a las herencias; asignaciones y donaciones; posesión efectiva
gente: impuesto por heredar; pagar por heredar; impuesto a la herencia
law: inheritance tax; estate tax

[taxes-who-pays]
ley: serán de cargo de; impuestos; tributos; derechos y gravámenes
gente: quién paga los impuestos; quién paga los gastos; de cargo de quién
law: taxes; borne by; shall be responsible for
people: who pays the tax
`;
