// Node tests of code for workerd, whose Web Crypto also compares in constant time.
import { timingSafeEqual } from "node:crypto";

Object.assign(crypto.subtle, { timingSafeEqual });
