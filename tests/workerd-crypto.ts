// What is tested in Node and is made for workerd, whose Web Crypto compares in constant time too.
import { timingSafeEqual } from "node:crypto";

Object.assign(crypto.subtle, { timingSafeEqual });
