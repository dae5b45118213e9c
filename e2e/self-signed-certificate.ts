import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";

export interface Certificate {
  key: string;
  cert: string;
}

/** Creates a self-signed certificate for localhost, so that no test file needs to contain one. */
export function createCertificate(): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const signed = tbsCertificate(publicKey);
  const signature = sign("sha256", signed, privateKey);
  const der = encodeSequence(signed, ECDSA_WITH_SHA256, encodeBitString(signature));
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${der.toString("base64").replace(/.{64}/g, "$&\n")}\n-----END CERTIFICATE-----\n`,
  };
}

/** Returns the signed part of a certificate (RFC 5280, 4.1), in DER. */
function tbsCertificate(publicKey: KeyObject): Buffer {
  const version3 = encodeTlv(0xa0, encodeTlv(0x02, Buffer.from([2])));
  const serial = encodeTlv(0x02, Buffer.from([1]));
  const commonName = Buffer.from("0603550403", "hex");
  const name = encodeSequence(encodeTlv(0x31, encodeSequence(commonName, encodeTlv(0x0c, Buffer.from("localhost")))));
  const validity = encodeSequence(
    ...["20200101000000Z", "20991231235959Z"].map((time) => encodeTlv(0x18, Buffer.from(time))),
  );
  const alternativeNames = Buffer.from("0603551d11", "hex");
  const dnsName = encodeTlv(0x82, Buffer.from("localhost"));
  const extensions = encodeTlv(
    0xa3,
    encodeSequence(encodeSequence(alternativeNames, encodeTlv(0x04, encodeSequence(dnsName)))),
  );
  const subjectKey = publicKey.export({ type: "spki", format: "der" });
  return encodeSequence(version3, serial, ECDSA_WITH_SHA256, name, validity, name, subjectKey, extensions);
}

/** Encodes a DER value: tag, length, content. */
function encodeTlv(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

function encodeSequence(...parts: Buffer[]): Buffer {
  return encodeTlv(0x30, Buffer.concat(parts));
}

function encodeBitString(content: Buffer): Buffer {
  return encodeTlv(0x03, Buffer.concat([Buffer.from([0]), content]));
}

const ECDSA_WITH_SHA256 = encodeSequence(Buffer.from("06082a8648ce3d040302", "hex"));
